-- What ads and people call roles, that the families did not have.
INSERT INTO search.synonyms (family, term)
SELECT family, unnest(terms)
  FROM (VALUES
    ('guardés', ARRAY['guardeses', 'pareja guardesa', 'pareja de guardeses']),
    ('transportista', ARRAY['transporte', 'transporte de caballos']),
    ('recepción', ARRAY['oficina']),
    ('jefe de cuadra', ARRAY['encargado', 'responsable de cuadra']),
    ('dirección', ARRAY['dirección', 'director', 'gerente']),
    ('yegüero', ARRAY['yegüerizo']),
    ('jornada completa', ARRAY['jornada completa', 'tiempo completo']),
    ('media jornada', ARRAY['media jornada', 'tiempo parcial', 'jornada parcial', 'por horas']),
    ('prácticas', ARRAY['prácticas', 'becario'])
  ) AS seed (family, terms)
ON CONFLICT DO NOTHING;
