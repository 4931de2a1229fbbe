CREATE INDEX candidate_profiles_newest ON candidate_profiles (no DESC) WHERE is_active;
CREATE INDEX candidate_profiles_words ON candidate_profiles USING gin (words) WITH (fastupdate = off) WHERE is_active;
CREATE INDEX candidate_profiles_place ON candidate_profiles USING gin (place) WITH (fastupdate = off) WHERE is_active;
