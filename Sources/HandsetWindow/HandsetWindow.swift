// HandsetWindow
