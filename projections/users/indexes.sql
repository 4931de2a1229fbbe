CREATE INDEX users_deleted_at ON users (deleted_at) WHERE is_deleted;
CREATE INDEX users_username_skeleton ON users (username_skeleton) WHERE NOT is_deleted;
CREATE INDEX users_employers ON users (created_at DESC, id) WHERE user_type = 'employer' AND NOT is_deleted;
