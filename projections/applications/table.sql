CREATE TABLE applications (
  id text PRIMARY KEY,
  job_id text NOT NULL,
  employer_id text NOT NULL,
  applicant_id text,
  guest_id text,
  -- Who sent it: the account, the guest, or the account that the guest has joined.
  person_id text NOT NULL,
  -- In which a guest reads e-mails.
  language text,
  cover_letter text NOT NULL,
  -- Beside the letter: answers to what the ad asks, start, housing and municipality, each only where it is said.
  said jsonb NOT NULL,
  status text NOT NULL DEFAULT 'pending',
  applied_at timestamptz NOT NULL,
  is_guest_application boolean NOT NULL,
  applicant_name text NOT NULL,
  applicant_email text NOT NULL,
  applicant_phone text,
  status_changed_at timestamptz,
  -- When its employer first said something else than that it waits.
  answered_at timestamptz,
  -- When its employer first saw it, or what was written anew.
  opened_at timestamptz,
  -- When its employer said that they had talked; null once its applicant has denied it.
  talked_at timestamptz,
  talked_by text,
  talk_denied_at timestamptz,
  asked_again_at timestamptz,
  withdrawn_at timestamptz,
  erase_on timestamptz,
  -- What a guest wrote before: letter, name, telephone and instant, the first one first.
  earlier_letters jsonb NOT NULL DEFAULT '[]',
  hidden boolean NOT NULL DEFAULT false
);

-- `id` is the one of the event that saved the job.
CREATE TABLE saved_jobs (
  id text NOT NULL,
  user_id text NOT NULL,
  job_id text NOT NULL,
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, job_id)
);

CREATE TABLE joined_guests (
  guest_id text PRIMARY KEY,
  user_id text NOT NULL
);

-- Their e-mails do not exist, as a mail server has said since they last wrote to us.
CREATE TABLE bounced_guests (
  guest_id text PRIMARY KEY,
  bounced_at timestamptz NOT NULL
);

-- A person may apply again after a withdrawal, but not after a refusal. What was sent without the account, by anybody, does not count.
CREATE UNIQUE INDEX applications_once ON applications (job_id, applicant_id)
  WHERE guest_id IS NULL AND (withdrawn_at IS NULL OR status = 'rejected');
CREATE INDEX applications_sent ON applications (applicant_id, applied_at DESC, id);
CREATE INDEX applications_of_person ON applications (person_id, employer_id);
CREATE INDEX applications_erasable ON applications (job_id) WHERE erase_on IS NOT NULL;
CREATE INDEX applications_of_guest ON applications (guest_id) WHERE guest_id IS NOT NULL;
CREATE INDEX applications_guest ON applications (lower(applicant_email)) WHERE is_guest_application;

-- The statistics of a column hold some of its values, and would hold them after an erasure: personal columns have none.
ALTER TABLE applications
  ALTER COLUMN cover_letter SET STATISTICS 0,
  ALTER COLUMN said SET STATISTICS 0,
  ALTER COLUMN applicant_name SET STATISTICS 0,
  ALTER COLUMN applicant_email SET STATISTICS 0,
  ALTER COLUMN applicant_phone SET STATISTICS 0,
  ALTER COLUMN earlier_letters SET STATISTICS 0;
ALTER INDEX applications_guest ALTER COLUMN 1 SET STATISTICS 0;
