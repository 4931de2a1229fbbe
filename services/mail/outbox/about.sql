-- The id of what a letter tells of, and of another person whom it names: it goes with that person too.
ALTER TABLE mail.letters ADD COLUMN about text, ADD COLUMN mentions text;
CREATE INDEX letters_mentions ON mail.letters (mentions) WHERE mentions IS NOT NULL;
