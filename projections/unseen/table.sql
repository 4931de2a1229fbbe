-- `application` is new to its employer, `status` to its applicant, `message` to its receiver.
CREATE TABLE unseen (
  kind text NOT NULL,
  id text NOT NULL,
  person_id text NOT NULL,
  from_id text,
  -- True while its account is deleted: it does not count.
  from_gone boolean NOT NULL DEFAULT false,
  -- Of what was a guest's who has joined an account since.
  guest_id text,
  -- From when on it counts; null at once.
  shown_from timestamptz,
  is_unseen boolean NOT NULL,
  PRIMARY KEY (kind, id)
);

CREATE INDEX unseen_of_person ON unseen (person_id, is_unseen);
CREATE INDEX unseen_from ON unseen (from_id);
CREATE INDEX unseen_of_guest ON unseen (guest_id) WHERE guest_id IS NOT NULL;
