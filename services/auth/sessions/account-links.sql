-- One row since a copy of the database was put back: a part of the links that accounts are sent, random and in no backup, so
-- that those from before have ended.
CREATE TABLE auth.account_links (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  generation text NOT NULL
);
