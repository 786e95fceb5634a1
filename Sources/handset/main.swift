print("handset")
