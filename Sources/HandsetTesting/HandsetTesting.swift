// HandsetTesting
