-- Terms of one family find each other. An operator edits the table («ops synonyms»).
CREATE TABLE search.synonyms (
  family text NOT NULL,
  term text NOT NULL,
  words text[] NOT NULL
    GENERATED ALWAYS AS (tsvector_to_array(search.stems(term))) STORED
    CHECK (cardinality(words) > 0),
  query tsquery NOT NULL GENERATED ALWAYS AS (plainto_tsquery('search.es', search.bare(term))) STORED,
  PRIMARY KEY (family, term)
);

INSERT INTO search.synonyms (family, term)
SELECT family, unnest(terms)
  FROM (VALUES
    ('mozo', ARRAY['mozo de cuadra', 'mozo', 'groom', 'palafrenero', 'cuidador de caballos',
      'auxiliar de cuadra', 'personal de cuadra']),
    ('jinete', ARRAY['jinete', 'amazona', 'montador', 'rider']),
    ('domador', ARRAY['domador', 'desbravador']),
    ('monitor', ARRAY['monitor de equitación', 'profesor de equitación', 'instructor de equitación',
      'técnico deportivo ecuestre', 'instructor', 'monitor']),
    ('herrador', ARRAY['herrador', 'herrero', 'podólogo equino']),
    ('yegüero', ARRAY['yegüero', 'encargado de yeguada', 'auxiliar de yeguada']),
    ('jefe de cuadra', ARRAY['jefe de cuadra', 'encargado de cuadra', 'primer mozo', 'capataz de cuadra']),
    ('preparador', ARRAY['preparador', 'entrenador']),
    ('hípica', ARRAY['hípica', 'club hípico', 'centro hípico', 'picadero', 'centro ecuestre',
      'escuela de equitación']),
    ('yeguada', ARRAY['yeguada', 'ganadería equina', 'haras']),
    ('raid', ARRAY['raid', 'resistencia ecuestre']),
    ('completo', ARRAY['concurso completo', 'CCE']),
    ('enganche', ARRAY['enganche', 'cochero']),
    ('western', ARRAY['western', 'reining', 'monta western']),
    ('equinoterapia', ARRAY['equinoterapia', 'hipoterapia', 'terapia ecuestre'])
  ) AS seed (family, terms);
