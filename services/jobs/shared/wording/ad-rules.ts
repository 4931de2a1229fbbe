/** Wording that a job should not have. What `notAsked` stands before is fine for all rules. */
export interface AdRule {
  /** A regular expression without accents; a space is any white space. It has no repetition inside another. */
  words: string
  /** Exceptions: wording that contains `words` and is fine. */
  except?: string
  /** No exception is made in a sentence with these words. */
  exceptWithout?: string
  /** The law in one sentence, for the author of the job. */
  rule: string
  /** A better wording. */
  better: string
  /** True when the wording is unlawful whatever is meant: a job with it is not published. */
  isRefused?: true
}

const only = '(?:solo|solamente|unicamente|exclusivamente)'
const notAdmitted = 'no (?:se )?(?:admiten?|admitimos|aceptan?|aceptamos|queremos)(?: a)?'
const oneSex = '(?:hombres?|varon(?:es)?|mujer(?:es)?|chic[oa]s?|señoras?|señoritas?|muchach[oa]s)'
const foreigners =
  '(?:extranjer[oa]s?|inmigrantes?|gitan[oa]s?|ruman[oa]s?|marroquies|arabes|sudamerican[oa]s?|latin[oa]s?|african[oa]s?)'
/** No age: «menos de 20 km», «menos de 20.000 €». */
const unit =
  '(?:km|kilometros|metros|m|cm|kg|kilos|toneladas|litros|minutos|min|horas|h|dias|semanas|meses|hectareas|ha|grados|euros|€|%|por ciento|mil|millones|caballos|yeguas|potros|ponis|animales|cabezas|vacas|ovejas|perros|boxes|plazas|pistas|balas|alumn[oa]s|niñ[oa]s|soci[oa]s|clientes|jinetes|personas|emplead[oa]s|trabajador(?:es|as)|habitantes|vecin[oa]s|clases|saltos|puntos|cv)'
const notOfUnit = `(?![.,]?\\d| ?${unit}(?![a-zñ0-9]))`
const age = `[1-9]\\d${notOfUnit}`
const bothSexes =
  '(?:chic|muchach)(?:[oa]s?(?: ?/ ?|-)[oa]s?|[oa]s?\\([oa]s?\\))|señor(?:es|a|as)?(?:/as?|\\(as?\\)| ?(?:o|u|y|/|y/o) ?(?:una? )?señor(?:es|as?)?)|(?:hombres?|chic[oa]s?|varon(?:es)?|muchach[oa]s?) ?(?:o|u|y|/|y/o) ?(?:una? )?(?:mujer(?:es)?|chic[oa]s?|muchach[oa]s?)|mujer(?:es)? ?(?:o|u|y|/|y/o) ?(?:un )?(?:hombres?|varon(?:es)?)'
const young = 'jove?n(?:es)?'
const horses =
  '(?:caballos?|yeguas?|potr[oa]s?|ponis?|ponys?|sementales|semental|ejemplar(?:es)?|animal(?:es)?)'
/** Neither «caballos» nor «animales»: «no admitimos árabes ni animales» is about people. */
const studs = '(?:sementales|yeguas|potr[oa]s|ponis|caballos enteros)'
const breeds =
  '(?:lusitan[oa]s?|frison(?:es|as?)?|hannoverian[oa]s?|(?:anglo|hispano) ?-?arabes?|pura ?sangres?|purasangres|cruzad[oa]s?|percheron(?:es|as?)?|bretones|trotones|menorquines|holsteiners?|pre)'
const stable =
  '(?:instalaciones|patas?|cascos|pelo|capa|cuadras?|pistas?|boxes|jardin(?:es)?|finca|campo|heno|pasto)'
const housing = '(?:vivienda|alojamiento|casa|alquiler|luz|agua|box|comida)'
/** Who has an account or pays something that is no matter of the candidate. */
const customers = '(?:clientes?|soci[oa]s?|alumn[oa]s?|propietari[oa]s?|proveedores)'
const people =
  '(?:moz[oa]s?|jinetes?|amazonas?|personas?|gente|personal|equipo|busc\\w+|se busca|necesit\\w+|precis\\w+|candidat\\w+|trabajador\\w*|emplead\\w+|puestos?|vacantes?|plantilla|contrat\\w+|profesor\\w*|monitor\\w*|herrador\\w*|veterinari\\w*|ayudantes?|abstener\\w*|nacionalidad\\w*|interesad\\w+|llam\\w+|escrib\\w+|curriculum|cv|experiencia|sueldo|jornada|horario|carne|papeles|incorporacion)'

/** Before the words of a rule: «nunca pedimos copia del DNI», «no hace falta que envíes la vida laboral». */
export const notAsked =
  '(?:(?:no|nunca|jamas|tampoco|nadie)(?: (?:serio|te|os|se|le|les|nos)){0,2} (?:pide|piden|pedimos|pediremos|pedira|pediran|exigen?|exigimos|solicitan?|solicitamos|necesitamos|preguntan?|preguntamos|miramos|importan?|hay|hay que|tienes que|debes|hace falta|cobran?|cobramos|envies|mandes|adjuntes|adelantes|ingreses|abones|pagues|des)|sin (?:pedir|exigir|solicitar|cobrar|tener que|necesidad de))(?:, ni|(?: |/)(?:ni|o|y|que|el|la|los|las|un|una|ningun|ninguna|tu|tus|su|sus|de|del|por|con|copias?|fotos?|fotografias?|fotocopias?|envies|enviar|mandes|mandar|adjuntes|adjuntar|dinero|nada|pagos?|pagar|dni|nie|pasaporte|iban|datos|bancarios|bizum|cuerpo|entero|numero|cuenta)){0,12}'
const pupils = '(?:alumn[oa]s?|niñ[oa]s?|clases?|cursos?|campamentos?|grupos?|escuela)'
const sexRule = 'La ley no permite elegir por el sexo (art. 17 ET, LO 3/2007, Ley 15/2022).'
const ageRule = 'Pedir una edad es discriminar (art. 17 ET, Ley 15/2022).'
const originRule =
  'No se puede elegir por el origen, la nacionalidad o la etnia (Ley 15/2022, art. 9).'
const healthRule = 'No se puede preguntar por la salud (Ley 15/2022, art. 9.5).'

const comeAndTry =
  '(?:ven|vente|venid|veniros|venir|venirte|vengas?|pasate|pasarte)(?: (?:a|por|con)[^.\\n]{1,25})? (?:un|una|unos|unas|dos|tres|varios|algunos|algun) (?:dias?|mañanas?|tardes?|semanas?|ratos?|fines? de semana)[^.\\n]{0,15} (?:a|para|de) (?:probar\\w*|prueba|pruebas)'
const isPaid =
  '(?:pagad[oa]s?|pagamos|pagaremos|se paga|remunerad[oa]s?|cobras|cobraras|con alta|con contrato|de alta|€|euros)'
const registrationRule =
  'Trabajar sin alta en la Seguridad Social, aunque sea un día, es una infracción grave de la empresa (art. 22.2 LISOS).'

export const adRules = {
  'un-solo-sexo': {
    words: `${only} ${oneSex}|abstenerse (?:de )?${oneSex}|${oneSex} abstenerse|${notAdmitted} ${oneSex}`,
    except: `no ${only}|(?:${only} )?(?:${bothSexes})|(?:habitacion|vivienda|piso|casa|baño|vestuario)[^.\\n]{0,30}${only} ${oneSex}|(?:grupos?|categoria|copa|liga|campamento|dormitorio) ${only} ${oneSex}`,
    rule: sexRule,
    better: 'Quítalo: el puesto es para quien sepa hacerlo.',
    isRefused: true
  },
  sexo: {
    words:
      'chic[oa]s?|muchach[oa]s?|señoritas?|señoras?|varon(?:es)?|hombres?|mujer(?:es)?|(?:sexo|perfil|personal) (?:femenino|masculino)|(?:busca|buscamos|busco|necesita|necesitamos|precisa) (?:una )?amazonas?',
    except: `${bothSexes}|amazonas? ?(?:o|u|y|/|y/o) ?(?:un )?jinetes?|jinetes? ?(?:o|u|y|/|y/o) ?(?:una )?amazonas?|(?:${pupils}|equipo|somos|categoria|copa|habitacion|vestuario|baño)[^.\\n]{0,50} ${oneSex}|no ${only} ${oneSex}|violencia contra la mujer`,
    rule: sexRule,
    better: 'Usa las dos formas o el oficio: mozo/a de cuadra, persona, amazona o jinete.'
  },
  edad: {
    words: `(?:menos|menor(?:es)?|no mayor(?:es)?|no mas) de ${age}(?: años)?|mayor(?:es)? de (?:2\\d|[3-9]\\d)${notOfUnit}|(?:hasta|max|max\\.|maximo|maxima)(?: los| de)? ${age} años|(?:entre|de) (?:los )?${age} (?:y|a) (?:los )?${age} años|edad (?:maxima|minima|ideal|entre|comprendida|de ${age}|hasta)`,
    except: `(?:${horses}|${pupils}|experiencia|historia|tradicion|trato con|contrato|empresa|yeguada|centro)[^.\\n]{0,30}(?:de|entre|hasta|maximo|menos de|menor(?:es)? de|mayor(?:es)? de) (?:los )?\\d{1,2}(?: (?:y|a) \\d{1,2})?|${age} (?:(?:y|a) ${age} )?años (?:de )?(?:experiencia|oficio|historia|actividad)|edad minima (?:legal|de 16|de 18|16|18)|menores de 18|sin edad (?:maxima|minima)`,
    rule: ageRule,
    better: 'Di qué experiencia hace falta: «dos años con potros».'
  },
  juventud: {
    words: `${young}|jovencit[oa]s?|juventud|recien (?:titulad|licenciad)[oa]s?|espiritu joven`,
    except: `${horses} (?:muy |y potros )?${young}|${young} (?:caballos?|potros?|promesas|ejemplares|jinetes?)|${young} y (?:adultos|mayores|niños)|(?:niños|adultos|mayores) [yo] ${young}|${pupils} (?:a|para|de|con) ${young}|(?:doma|monta|trabajo) de ${young}|equipo joven|empresa joven|(?:los|las) mas ${young}|${horses} de [^.,\\n]{0,30} y (?:de |dos |tres |otros )?jovenes|(?:jinetes|perr[oa]s?|ganado|vacas|burr[oa]s?|mulas?|arboles|olivos) ${young}`,
    rule: ageRule,
    better: 'Di qué hay que hacer y con cuánta experiencia, sin edad.'
  },
  aspecto: {
    words:
      'buena (?:presencia|imagen|figura|apariencia)|buen (?:fisico|aspecto|tipo)|fisico agradable|(?:persona|chica|chico|imagen|presencia) (?:atractiva|agraciada)|guap[oa]s?|foto(?:grafia)? de cuerpo entero|delgad[oa]s?',
    except: `(?:${horses}|${stable})[^.\\n]{0,25}(?:buen[ao]? \\w+|guap[oa]s?|delgad[oa]s?)|buen[ao]? \\w+ del? (?:los |las |la |el )?(?:${horses}|${stable})`,
    rule: 'El aspecto no es un requisito del oficio y puede discriminar (Ley 15/2022).',
    better: 'Di qué trato das al público: «atención a clientes y familias».'
  },
  'excluir-por-origen': {
    words: `abstenerse (?:de )?${foreigners}|${foreigners} abstenerse|${notAdmitted} ${foreigners}|sin ${foreigners}|${only} (?:personas |gente )?(?:españoles|españolas|nacionales|europe[oa]s|blanc[oa]s|raza blanca)`,
    except: `${only} (?:caballos|yeguas) (?:españoles|españolas)|(?:domamos|montamos|criamos|vendemos|compramos|entrenamos|desbravamos|herramos) ${only} (?:españoles|españolas)|${only} (?:españoles|españolas) (?:y|o|ni) ${breeds}|${notAdmitted} arabes (?:(?:y|o|ni) (?:${studs}|${breeds})|enter[oa]s|castrad[oa]s|en pupilaje|de (?:raid|carreras|resistencia))|(?:caballos|${studs}|${breeds})[^.\\n]{0,30} sin arabes|(?:concursos?|competicion(?:es)?|viajes?|transportes?|campeonatos?) ${only} nacionales|(?:pantalon(?:es)?|polos?|camisas?|vendas?|mantas?|mantillas?|ropa|boxes) ${only} blanc[oa]s`,
    exceptWithout: people,
    rule: originRule,
    better: 'Pide lo que haga falta: «permiso de trabajo», «español para hablar con clientes».',
    isRefused: true
  },
  origen: {
    words:
      '(?:de )?nacionalidad (?:española|europea|comunitaria)|(?:preferiblemente|preferible|mejor|a ser posible) (?:español(?:es|as?)?|european?s?|comunitari[oa]s?|de aqui)|raza blanca|español(?:es|as)? de nacimiento|sin acento',
    except: 'caballos? de raza|(?:español|castellano|ingles)(?: e ingles)? sin acento grafico',
    rule: originRule,
    better: 'Pide el permiso de trabajo o el idioma que haga falta.'
  },
  embarazo: {
    words:
      '(?:no|sin|abstenerse) (?:de )?embarazadas?|embarazadas? abstenerse|no (?:este|estar|estes|quedarse) embarazada|(?:test|prueba) de embarazo|sin (?:intencion|planes|idea) de (?:ser madre|tener hijos|quedarse embarazada)|que no (?:piense|quiera|vaya a) (?:ser madre|tener hijos)',
    rule: 'Excluir por embarazo o maternidad es discriminar por sexo (LO 3/2007, art. 8).',
    better: 'Quítalo: no se puede pedir ni preguntar.',
    isRefused: true
  },
  familia: {
    words:
      'sin (?:hijos|hij[oa]s a cargo|cargas familiares|cargas|pareja|ataduras|compromisos familiares)|solter[oa]s?|casad[oa]s?|estado civil|(?:no tener|que no tenga) (?:hijos|cargas|pareja)|libre de cargas|(?:busca|buscamos|necesita|necesitamos|precisa) (?:un )?matrimonio',
    except:
      '(?:finca|inmueble|propiedad|terreno|caballo|carro|remolque)[^.\\n]{0,25}(?:sin|libre de) cargas',
    rule: 'No se puede elegir por la familia o el estado civil (art. 17 ET, LO 3/2007).',
    better: 'Di el horario y si hay que vivir allí: cada cual sabe si puede.'
  },
  salud: {
    words:
      'buena salud|(?:perfecto )?estado de salud|sin (?:enfermedades|problemas de salud|problemas de espalda|problemas medicos|discapacidad(?:es)?|minusvalias?|bajas medicas)|(?:historial|informe) medico|no (?:padecer|tener) (?:enfermedades|lesiones|discapacidad)|no (?:coger|cogerse|pedir) bajas',
    except: `(?:${horses}|piara|manada|cabaña)[^.\\n]{0,30}(?:buena salud|estado de salud|sin enfermedades)|estado de salud de l[oa]s|buena salud de l[oa]s|la buena salud|(?:historial|informe) medico del? (?:los |las |cada )?${horses}`,
    rule: healthRule,
    better: 'Describe el esfuerzo: «se cargan balas de 20 kg».'
  },
  creencias: {
    words:
      '(?:ser|sea|sean|persona|personas|gente|familia|chica|chico) (?:catolic[oa]s?|cristian[oa]s?|musulman(?:es|a)?|creyentes?|practicantes?|heterosexual(?:es)?)|(?:religion|confesion) (?:catolica|cristiana|musulmana)|no (?:ser )?(?:musulman(?:es|a)?|homosexual(?:es)?|sindicad[oa]s?)|sin (?:afiliacion|militancia) (?:sindical|politica)|afinidad politica',
    rule: 'Religión, ideas, sindicato y orientación no son asunto del puesto (art. 17 ET, Ley 15/2022).',
    better: 'Quítalo, y di cómo es el trabajo.'
  },
  'trabajo-por-techo': {
    words:
      'a cambio (?:solo |unicamente )?de (?:(?:el|la|un|una|tu|su) )?(?:alojamiento|techo|vivienda|habitacion|casa|cama|comida|manutencion|montar|monta|clases|cuadra|box|pupilaje|estancia)|(?:alojamiento|vivienda|comida) como (?:pago|sueldo|salario)|sin (?:sueldo|salario|remuneracion|paga)|no remunerad[oa]s?|no (?:hay|habra) (?:sueldo|salario)|no se paga',
    except: `practicas no remuneradas|baja no remunerada|permiso no remunerado|excedencia no remunerada|sin pagas? (?:extras?|prorratead[oa]s?)|no se paga (?:el |la )?${housing}|${housing} no se paga`,
    rule: 'El trabajo se paga en dinero: el alojamiento es el 30 % del salario como mucho (art. 26 ET).',
    better: 'Di el sueldo, y aparte que hay alojamiento.'
  },
  'practicas-gratis': {
    words:
      'practicas (?:no remuneradas|sin (?:remunerar|remuneracion|sueldo|cobrar|pagar)|gratuitas|gratis)|becari[oa]s? sin (?:sueldo|beca|cobrar)|(?:prueba|periodo de prueba|semana de prueba|dias de prueba|mes de prueba) (?:gratis|gratuit[oa]s?|sin (?:cobrar|sueldo|pagar|paga)|no (?:remunerad|pagad)[oa]s?)|sin cobrar',
    except: `sin cobrar (?:comision|nada a los candidatos|(?:el |la )?(?:pupilaje|fianza|${housing}))`,
    rule: 'Unas prácticas sin convenio y una prueba sin sueldo son trabajo sin pagar (arts. 11 y 14 ET).',
    better: 'Ofrece un contrato formativo, o di cuánto se paga en la prueba.'
  },
  'prueba-sin-pagar': {
    words: comeAndTry,
    except: `${comeAndTry} (?:a )?(?:el |la |los |las |un |una |nuestr[oa]s )?${horses}|${comeAndTry}[^.\\n]{0,60}${isPaid}|(?:os|te|le|se) pagamos[^.\\n]{0,40} ${comeAndTry}`,
    rule: registrationRule,
    better: 'Da el alta antes de la prueba, y di que la prueba se paga.'
  },
  'sin-alta': {
    words:
      'sin (?:dar(?:te|le|os|les)? (?:de )?)?alta(?! (?:escuela|competicion|tension|gama|velocidad|presion))|(?:el |la )?(?:primer(?:os|as|a)?|segund[oa]) (?:dias?|semanas?|mes(?:es)?) (?:en prueba )?(?:sin (?:contrato|alta)|en negro)|(?:sin|ningun) contrato (?:al principio|de momento|al empezar|hasta|los primeros|el primer|la primera)|contrato (?:mas adelante|despues de (?:la|una) prueba|pasada la prueba|si encajas|cuando encajes)|(?:el alta|alta|(?:te )?(?:damos|daremos|haremos|hacemos) (?:de alta|el alta|contrato)) (?:despues|mas adelante|pasad[oa]s?|al cabo|tras (?:la|una|un)|al mes|si encajas|cuando encajes)|(?:cobrar|cobras|pagar|pago|pagos|pagamos|se paga|sueldo|trabajar|trabajo|parte) en negro',
    except:
      'temporada alta[^.\\n]{0,30}|(?:no|nunca|jamas|nadie|nada)[^.\\n]{0,25} (?:sin (?:dar(?:te|le|os|les)? (?:de )?)?alta|en negro)',
    rule: registrationRule,
    better: 'Promete lo contrario: «contrato y alta desde el primer día».'
  },
  'pagar-por-el-puesto': {
    words:
      '(?:pagar|pague|ingresar|ingrese|ingresa|abonar|abone|adelantar|transferir|bizum|transferencia|deposito|fianza|señal|cuota|tasa|euros|€)[^.\\n]{0,40}(?:para|por) (?:la |el |tu |su |los |poder )?(?:reservar?|optar|acceder|conseguir|asegurar|tramitar|tramites|gestion|gestionar|inscribir(?:te|se)?|inscripcion|solicitar)[^.\\n]{0,25} (?:puesto|plaza|empleo|trabajo|contrato|candidatura|oferta|visado|entrevista)|reserva (?:del?|de la|de tu|de su) (?:puesto|plaza)[^.\\n]{0,30}(?:\\d+|euros|bizum|transferencia|ingreso|pago)|(?:curso|formacion|uniforme|seguro) (?:obligatori[oa] )?(?:a cargo del?|pagad[oa] por el|por cuenta del?) (?:la )?(?:trabajador|trabajadora|candidat[oa]|aspirante)',
    except:
      '(?:pagamos|te pagamos|la empresa paga|corre de nuestra cuenta)[^.\\n]{0,80}|(?:sueldo|salario|nomina|retribucion|remuneracion|ofrecemos|se ofrecen?|cobraras|ganaras)(?: (?:base|bruto|neto|fijo|mensual|de|desde))?:? [\\d.,]{1,9} ?(?:€|euros)|(?:reservar?|solicitar) (?:la |tu |su )?plaza en (?:el |la |los |las |un |una )?(?:campamento|clinic|pupilaje|concurso|excursion|ruta)s?',
    rule: 'Nadie paga por un empleo (Ley 3/2023 de Empleo).',
    better: 'Quítalo: optar a un puesto es gratis.',
    isRefused: true
  },
  documentos: {
    words:
      '(?:foto|fotos|fotografia|copia|fotocopia|escaneo|imagen|envia|enviar|envie|enviad|manda|mandar|adjunta|adjuntar)[^.\\n]{0,25} (?:dni|nie|pasaporte|documento de identidad|tarjeta sanitaria)|iban|datos bancarios|(?:numero de )?cuenta bancaria|numero de (?:cuenta|tarjeta)|abrir una cuenta|vida laboral',
    except: `cuenta bancaria (?:de la empresa|nuestra)|(?:pasaporte|documento de identidad|tarjeta sanitaria) (?:(?:del?|de los|de cada) ${horses}|equin[oa])|vida laboral(?: y|,| con la| y la) (?:familiar|personal|privada)|(?:iban|datos bancarios|cuenta bancaria|numero de cuenta) de (?:los |las |cada )?${customers}|abrir una cuenta (?:en|de) (?:instagram|facebook|tiktok|youtube|correo)`,
    rule: 'Pedir documentos o cuentas antes de contratar sobra y es como empiezan los timos (art. 5 RGPD).',
    better: 'Pídelos al firmar el contrato, no en el anuncio.'
  },
  'sueldo-anterior': {
    words:
      '(?:sueldo|salario|nomina|nominas|retribucion) (?:actual(?:es)?|anterior(?:es)?|previ[oa]s?)|(?:ultimo|anterior) (?:sueldo|salario)|ultimas? (?:\\w+ )?nominas?|cuanto (?:cobras|cobrabas|ganas|ganabas)|lo que (?:cobrabas|ganabas|cobras ahora|ganas ahora)',
    except: '(?:mejora|subida|revision|igual)[^.\\n]{0,20}(?:sueldo|salario) (?:actual|anterior)',
    rule: 'No se puede preguntar por lo que alguien cobraba (Directiva (UE) 2023/970, art. 5).',
    better: 'Di lo que pagas tú.'
  }
} satisfies Record<string, AdRule>
