-- The person with whose key that of a thing (an ad, an application, a message) is destroyed; null for that of a person.
ALTER TABLE vault.keys ADD COLUMN owner text;
CREATE INDEX keys_owner ON vault.keys (owner) WHERE owner IS NOT NULL;
