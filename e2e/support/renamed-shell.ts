import { createHash } from 'node:crypto';
import { z } from '@livree/contracts/schema';
import { shellId, shellReleaseSchema, type ShellRelease } from '@livree/release';
import {
  browserFiles,
  computeIntegrity,
  publish,
  serverFiles,
  type Ledger,
  type ReleasedFile,
} from '@livree/release/ledger';
import { siteLedger } from './changed-release.ts';

type Files = ReadonlyMap<string, Buffer>;
type Words = ReadonlyMap<string, string>;

const isText = (path: string) => /\.(?:m?js|css)$/.test(path);

function replaceWords(text: string, words: Words): string {
  const pattern = [...words.keys()].map((word) => word.replaceAll('+', String.raw`\+`)).join('|');
  return words.size === 0
    ? text
    : text.replaceAll(new RegExp(pattern, 'g'), (word) => words.get(word) ?? word);
}

const inTexts = (files: Files, words: Words): Files =>
  new Map(
    [...files].map(([path, bytes]) => [
      path,
      isText(path) ? Buffer.from(replaceWords(bytes.toString(), words)) : bytes,
    ]),
  );

async function readFiles(ledger: Ledger, shell: ShellRelease): Promise<Files> {
  const paths = [
    ...browserFiles(shell).map(({ file }) => `browser/${file}`),
    ...serverFiles(shell).map(({ file }) => `server/${file}`),
  ];
  const read = paths.map(async (path) => {
    const bytes = await ledger.file(shellId, shell.version, path);
    if (bytes === undefined) throw new Error(`the ledger has no ${path}`);
    return [path, bytes] as const;
  });
  return new Map(await Promise.all(read));
}

/** Another hash for each one in a file's name. */
function newHashes(shell: ShellRelease): Words {
  const hashes = browserFiles(shell).flatMap(({ file }) => /\.([0-9a-f]{8})\.\w+$/.exec(file)?.[1] ?? []);
  return new Map(
    hashes.map((hash) => [hash, createHash('sha256').update(hash).digest('hex').slice(0, 8)] as const),
  );
}

/** What files became whose texts name others, so that the texts can name their integrity. */
function newIntegrities(before: Files, after: Files): Words {
  return new Map(
    [...before].flatMap(([path, bytes]) => {
      const next = after.get(path);
      return next === undefined || next.equals(bytes)
        ? []
        : [[computeIntegrity(bytes), computeIntegrity(next)]];
    }),
  );
}

/** Publishes the live shell again, each hashed file under another name, and returns the new version. */
export async function publishRenamedShell(): Promise<string> {
  const ledger = await siteLedger();
  const shell = await ledger.shell((await ledger.trails())[shellId]?.[0] ?? '');
  const hashes = newHashes(shell);
  const before = await readFiles(ledger, shell);
  const renamed = inTexts(before, hashes);
  const final = inTexts(renamed, newIntegrities(before, renamed));
  const files: Files = new Map([...final].map(([path, bytes]) => [replaceWords(path, hashes), bytes]));

  const within = (folder: string) => (file: ReleasedFile) => {
    const bytes = files.get(`${folder}/${file.file}`);
    return bytes === undefined ? file : { ...file, integrity: computeIntegrity(bytes), bytes: bytes.length };
  };
  const [browser, server] = [within('browser'), within('server')];
  const named = z.parse(shellReleaseSchema, JSON.parse(replaceWords(JSON.stringify(shell), hashes)));
  const shared = Object.entries(named.server.shared).map(([name, file]) => [name, server(file)] as const);
  const next: ShellRelease = {
    ...named,
    version: createHash('sha256').update(shell.version).digest('hex').slice(0, 12),
    script: browser(named.script),
    css: named.css.map(browser),
    fonts: named.fonts.map(browser),
    files: named.files.map(browser),
    server: { entry: server(named.server.entry), shared: Object.fromEntries(shared) },
  };
  const read = async (path: string) =>
    path === 'release.json' ? Buffer.from(JSON.stringify(next)) : files.get(path);
  await publish(ledger, shellId, read, new Date());
  return next.version;
}
