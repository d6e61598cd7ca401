"""The forms of requests and answers, checked at the edge and shown in the description of the API."""
