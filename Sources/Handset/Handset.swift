// Handset
