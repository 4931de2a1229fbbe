CREATE INDEX candidate_profiles_newest ON candidate_profiles (no DESC) WHERE is_active;
CREATE INDEX candidate_profiles_words ON candidate_profiles USING gin (words) WITH (fastupdate = off) WHERE is_active;
CREATE INDEX candidate_profiles_place ON candidate_profiles USING gin (place) WITH (fastupdate = off) WHERE is_active;
CREATE INDEX candidate_profiles_filters ON candidate_profiles USING gin (filters) WITH (fastupdate = off) WHERE is_active;
CREATE INDEX candidate_profiles_municipality ON candidate_profiles (municipality) WHERE is_active;
CREATE INDEX candidate_profiles_reach ON candidate_profiles (reach, municipality) WHERE is_active;
