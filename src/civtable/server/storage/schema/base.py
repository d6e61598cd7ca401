"""Where all that the database holds is entered."""

from sqlalchemy import MetaData

metadata = MetaData()
