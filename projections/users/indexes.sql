CREATE INDEX users_deleted_at ON users (deleted_at) WHERE is_deleted;
