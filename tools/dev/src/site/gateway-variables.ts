/** The gateway's variables (its `settings.ts`), and Node's own. */
const names: ReadonlySet<string> = new Set([
  'API_ORIGIN',
  'AWS_ACCESS_KEY_ID',
  'AWS_REGION',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
  'FRAME_PORT',
  'HOST',
  'LIVREE_ASSET_ORIGINS',
  'LIVREE_COMMIT',
  'LIVREE_DATA',
  'LIVREE_FRAME_ORIGIN',
  'LIVREE_GATEWAY_SECRET',
  'LIVREE_GOOGLE_MAPS_BROWSER_KEY',
  'LIVREE_LEDGER',
  'LIVREE_LEDGER_KEY',
  'LIVREE_LOG_LEVEL',
  'LIVREE_OVERRIDE_ORIGINS',
  'LIVREE_RATE_LIMIT_SCALE',
  'LIVREE_RENDER_PROCESSES',
  'LIVREE_SITE_URL',
  'LIVREE_RELEASE_KEY',
  'LIVREE_TRIALS',
  'NODE_COMPILE_CACHE',
  'NODE_ENV',
  'NODE_EXTRA_CA_CERTS',
  'NODE_OPTIONS',
  'PAYPAL_CLIENT_ID',
  'PICTURES',
  'PORT',
  'STRIPE_PUBLISHABLE_KEY',
  'TRUST_PROXY',
  'TZ',
]);

/** The part of an environment that the gateway needs, without secrets of the API alone or the database's password. */
export const gatewayVariables = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(environment).filter(([name]) => names.has(name)));
