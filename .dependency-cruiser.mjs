/** What is not shipped, and the build, may import everything. */
const exempt = String.raw`^(demo|test)/|^loadtests/(?!k6/)|^site/(e2e|tools)/|\.test\.tsx?$|^[^/]+$`
const rooms = 'events|projections|services|workers|composition|cli|site|loadtests|demo|test'
/** What a browser may import of a module beside its contracts: no zod, no I/O. */
const shared = String.raw`^services/[^/]+/(shared/|refusals\.ts$)|^services/platform/validation/|^events/((places/shared|limits)/|(folded-text|units)[.]ts$)|^services/words/(?!current-language)`
const contract = String.raw`^services/.+[/-]contract\.ts$`
const packages = '(^|/)node_modules/'
/** The modules of the services, each above those that it may import. */
const modules = [
  'words',
  'platform',
  'response-cache',
  'auth',
  'account-archive',
  'places',
  'pictures',
  'users',
  'ip-location',
  'jobs',
  'candidate-profiles',
  'messages',
  'applications',
  'cases',
  'unseen',
  'mail',
  'clock',
  'backups',
  'operator-dashboard',
  'own-data',
  'mcp',
  'pages'
]

/** @type {import('dependency-cruiser').IRegularForbiddenRuleType[]} */
const pathRules = [
  room('events', 'events'),
  room('projections', 'projections|events'),
  room('services', 'services|projections|events'),
  room('workers', 'workers|services|projections|events'),
  room('composition', 'composition|workers|services|projections|events'),
  room('cli', 'cli|composition|workers|services|projections|events'),
  room('site', 'site|services|events'),
  {
    name: 'site-knows-contracts',
    comment:
      'The site imports contracts and event modules of the services, and the type of the API.',
    from: { path: '^site/', pathNot: exempt },
    to: {
      path: '^(services|events)/',
      pathNot: String.raw`${contract}|^services/app\.ts$|^events/(aggregates|job-content)/|${shared}`
    }
  },
  {
    name: 'site-imports-the-app-as-a-type',
    from: { path: '^site/', pathNot: exempt },
    to: { path: String.raw`^services/app\.ts$`, dependencyTypesNot: ['type-only'] }
  },
  {
    name: 'no-package-of-the-server-in-the-site',
    comment:
      'What the site loads is built: of the packages that are shipped only these run in a browser.',
    from: { path: '^site/', pathNot: exempt },
    to: { path: packages, dependencyTypes: ['npm'], pathNot: `${packages}(zod|hono|qr)/` }
  },
  ...modules.map(importsModulesBelow),
  {
    name: 'contracts-run-in-a-browser',
    // The build replaces the words of the moment by those of one language, and inlines the versions of the legal texts.
    from: {
      path: `${contract}|${shared}`,
      pathNot: `${exempt}|^services/words/words[.]ts$|^services/users/shared/own-legal-versions[.]ts$`
    },
    to: {
      dependencyTypesNot: ['type-only'],
      pathNot: `(^|/)node_modules/zod/|^events/(aggregates|job-content)/|${contract}|${shared}`
    }
  },
  {
    name: 'aggregates-do-no-io',
    from: {
      path: '^events/(aggregates|job-content)/',
      pathNot: exempt
    },
    to: {
      pathNot:
        '^events/(aggregates|job-content)/|^events/units[.]ts$|^events/places/shared/|(^|/)node_modules/zod/|^(node:)?crypto$'
    }
  },
  {
    name: 'store-and-privacy-apart',
    comment: 'The event store and the keys do not know each other.',
    from: { path: '^events/(store|privacy)/', pathNot: exempt },
    to: { path: '^events/(store|privacy)/', pathNot: '^events/$1/' }
  },
  {
    name: 'database-imports-nothing-of-ours',
    from: { path: '^events/database/', pathNot: exempt },
    to: { path: '^events/(?!database/)' }
  },
  {
    name: 'site-layers',
    comment: 'Inside the site: islands, ui, stores, lib; ui knows no module.',
    from: { path: '^site/(ui|stores|lib)/', pathNot: exempt },
    to: { path: '^site/(islands|pages|layouts|components|scripts)/' }
  },
  {
    name: 'lib-and-stores-know-no-ui',
    from: { path: '^site/(stores|lib)/', pathNot: exempt },
    to: { path: '^site/ui/' }
  },
  {
    name: 'islands-apart',
    comment:
      'An island imports another only for its tabs (account), the form on the page of a job, and links.',
    from: { path: '^site/islands/(?!account/)([^/]+)/', pathNot: exempt },
    to: {
      path: '^site/islands/',
      pathNot:
        '^site/islands/$1/|^site/islands/(applications/apply|candidate-profiles/person)/|^site/islands/messages/conversations[.]ts$'
    }
  },
  {
    name: 'k6-scripts-stand-alone',
    from: { path: '^loadtests/k6/' },
    to: { pathNot: '^loadtests/k6/|^k6(/|$)|(^|/)node_modules/@types/k6/' }
  },
  {
    name: 'relative-paths-stay-in-their-room',
    comment: 'A path that leaves its room starts with #.',
    from: { path: '^([^/]+)/' },
    to: {
      pathNot: `^$1/|${packages}`,
      dependencyTypes: ['local'],
      dependencyTypesNot: ['aliased-subpath-import']
    }
  }
]

/** @type {import('dependency-cruiser').IRegularForbiddenRuleType[]} */
const fileRules = [
  {
    name: 'no-circular-imports',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } }
  },
  {
    name: 'no-unresolvable-imports',
    from: { pathNot: '^loadtests/k6/' },
    to: { couldNotResolve: true, pathNot: '^k6' }
  }
]

/**
 * A room imports the rooms that are named, and no other.
 * @param {string} name
 * @param {string} allowed
 * @returns {import('dependency-cruiser').IRegularForbiddenRuleType}
 */
function room(name, allowed) {
  return {
    name: `${name}-room`,
    comment: `${name}/ imports ${allowed.replaceAll('|', ', ')}.`,
    from: { path: `^${name}/`, pathNot: exempt },
    to: {
      path: String.raw`^(${rooms})/|^main\.ts$`,
      pathNot: `^(${allowed})/`
    }
  }
}

/**
 * What runs the other way is handed over by composition.
 * @param {string} name
 * @param {number} index
 * @returns {import('dependency-cruiser').IRegularForbiddenRuleType}
 */
function importsModulesBelow(name, index) {
  return {
    name: `${name}-module`,
    comment: `services/${name} imports ${index === 0 ? 'no module' : 'the modules below it'}.`,
    from: { path: `^services/${name}/`, pathNot: exempt },
    to: { path: '^services/', pathNot: `^services/(${modules.slice(0, index + 1).join('|')})/` }
  }
}

export default {
  forbidden: [...pathRules, ...fileRules].map(rule => ({
    ...rule,
    severity: /** @type {const} */ ('error')
  })),
  pathRules,
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|\\.astro)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types']
    }
  }
}
