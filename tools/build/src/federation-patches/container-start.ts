import { rspack } from '@rspack/core';

/** The module with which the federation plugin starts a build: a text in a request. */
const startModule = /^(.*!=!data:text\/javascript,)(.*bundler-runtime.*)$/s;

/** Before it stand imports and constants of the build, after it the same statements in every build. */
const border = 'const runtimeRequire=__webpack_require__;';

function rewriteStart(rewrite: (constants: string, statements: string) => string) {
  return new rspack.NormalModuleReplacementPlugin(startModule, (data) => {
    const [, before = '', text = ''] = startModule.exec(data.request) ?? [];
    const [constants = '', statements, ...more] = decodeURIComponent(text).split(border);
    if (statements === undefined || more.length > 0)
      throw new Error('the federation plugin starts a build in a way that container-start.ts does not know');
    data.request = before + encodeURIComponent(rewrite(constants, statements));
  });
}

const own = '__module_federation';
const given = [
  `${own}_bundler_runtime__`,
  `${own}_container_name__`,
  `${own}_runtime_plugins__`,
  `${own}_remote_infos__`,
].join(',');

/** Has the host start itself, and every container that asks for it (`startContainer`). */
export function startContainers() {
  return rewriteStart((constants, statements) =>
    [
      constants,
      `const start=(runtimeRequire,${given})=>{${statements}};`,
      `start(__webpack_require__,${given});`,
      `globalThis.livreeStartContainer=(container,name)=>start(container,livreeBundlerRuntime(),name,${own}_runtime_plugins__,{});`,
    ].join('\n'),
  );
}

/** Has a container be started by its host, instead of bringing the statements and the runtime itself. */
export function startedByHost(name: string) {
  return rewriteStart(() => `livreeStartContainer(__webpack_require__,${JSON.stringify(name)})`);
}
