import { randomUUID } from 'node:crypto';
import type { ImportKind } from '@livree/contracts';
import { describe, expect, test } from 'vitest';
import { operatorToken } from '../../testing/operator.ts';
import { withTestApi } from '../../testing/test-api.ts';

const api = withTestApi();
const heading = 'Nom;E-mail;Téléphone;Langue';
const good = ['Zoé Petit;zoe@example.org;+33 6 87 65 43 21;fr', 'Ali Haddad;ali@example.org;0611223344;'];

const operator = async () => api().client({ token: await operatorToken(api()) });
const toFile = (lines: readonly string[], name = 'clients.csv') => new File([lines.join('\r\n')], name);
const params = { kind: 'customers' } satisfies { kind: ImportKind };

const check = async (file: File) => (await (await operator()).imports.check({ params, body: { file } })).data;

/** Checks a file and brings it. */
async function bring(file: File, key: string = randomUUID()) {
  const { fingerprint } = await check(file);
  return run(file, fingerprint, key);
}

async function run(file: File, fingerprint: string, idempotencyKey: string) {
  const { imports } = await operator();
  return (await imports.run({ params, headers: { idempotencyKey }, body: { file, fingerprint } })).data;
}

const listCustomers = async () => (await (await operator()).customers.list()).data;

describe('the check of a file of customers', () => {
  test('says of each row whether it is ready, there already or wrong, as the form would, and writes nothing', async () => {
    await api().signUp('zoe@example.org');
    const { total } = await listCustomers();
    const file = toFile([
      heading,
      ...good,
      '',
      'B;nobody;12;xx',
      good[1] ?? '',
      ';;;',
      'A;b@example.org;0611223344;;;',
    ]);
    const { rows, wrongRows } = await check(file);
    expect(rows.map(({ number, label, state, faults }) => ({ number, label, state, faults }))).toEqual([
      { number: 2, label: 'Zoé Petit, zoe@example.org', state: 'known', faults: [] },
      { number: 3, label: 'Ali Haddad, ali@example.org', state: 'ready', faults: [] },
      {
        number: 5,
        label: 'B, nobody',
        state: 'wrong',
        faults: [
          { heading: 'Nom', text: 'Le nom doit contenir au moins 2 caractères' },
          { heading: 'E-mail', text: 'Veuillez saisir une adresse email valide' },
          { heading: 'Téléphone', text: 'Veuillez saisir un numéro de téléphone valide' },
          { heading: 'Langue', text: 'Cette valeur n’est pas valide' },
        ],
      },
      {
        number: 6,
        label: 'Ali Haddad, ali@example.org',
        state: 'wrong',
        faults: [{ heading: null, text: 'Déjà à la ligne 3 du fichier' }],
      },
      {
        number: 8,
        label: 'A, b@example.org',
        state: 'wrong',
        faults: [{ heading: null, text: 'Cette ligne a plus de cases que le fichier n’a d’en-têtes' }],
      },
    ]);
    expect(wrongRows?.split('\r\n')[0]).toBe(`${heading};À corriger`);
    expect((await listCustomers()).total).toBe(total);
  });

  test('gives the wrong rows as a file that can be mended and brought again', async () => {
    const { wrongRows } = await check(
      toFile([heading, '=1+1;zoe@example.org;+33 6 87 65 43;de', good[1] ?? '']),
    );
    expect(wrongRows).toBeNull();
    const wrong = await check(toFile([heading, '=Zoé;zoe;+33 6 87 65 43 21;de']));
    expect(wrong.wrongRows).toContain("'=Zoé;zoe;'+33 6 87 65 43 21;de;E-mail – ");
    const mended = wrong.wrongRows?.replace(';zoe;', ';zoe@example.org;') ?? '';
    const { rows } = await bring(toFile([mended]));
    expect(rows).toMatchObject([{ state: 'made', label: '=Zoé, zoe@example.org' }]);
    expect((await listCustomers()).items[0]).toMatchObject({ name: '=Zoé', phone: '+33 6 87 65 43 21' });
  });

  test.each([
    ['with commas', 'Name,Email,Telephone\nZoé Petit,zoe@example.org,+33 6 87 65 43 21'],
    ['with a byte order mark', `\uFEFF${heading}\r\n${good[0]}`],
    [
      'with its columns in another order',
      'TELEFON;e mail;nombre\r\n+33 6 87 65 43 21;zoe@example.org;Zoé Petit',
    ],
    ['with quotes', 'Nom;E-mail;Téléphone\r\n"Zoé Petit";"zoe@example.org";"+33 6 87 65 43 21"\r\n'],
  ])('reads a file %s', async (_, text) => {
    expect((await check(toFile([text]))).rows).toMatchObject([
      { number: 2, label: 'Zoé Petit, zoe@example.org', state: 'ready' },
    ]);
  });

  test('reads what an older spreadsheet wrote in Windows-1252', async () => {
    const bytes = Buffer.from([heading, ...good].join('\r\n'), 'latin1');
    expect((await check(new File([bytes], 'clients.csv'))).rows[0]?.label).toBe('Zoé Petit, zoe@example.org');
  });

  test.each([
    ['a spreadsheet’s own format', 'PK\u0003\u0004\u0000', 'Ce fichier n’est pas un CSV lisible'],
    ['an open quote', `${heading}\r\n"Zoé`, 'Ce fichier n’est pas un CSV lisible'],
    ['nothing', '', 'validation.import_empty'],
    ['headings alone', heading, 'Ce fichier n’a aucune ligne sous ses en-têtes'],
    ['no address', 'Nom;Téléphone\r\nA;1', 'colonnes\u00a0: E-mail'],
    ['another column', `${heading};Âge\r\n;;;;1`, 'inconnues ou en double\u00a0: Âge'],
    ['a column twice', `${heading};name\r\n;;;;1`, 'inconnues ou en double\u00a0: name'],
    ['too many rows', [heading, ...Array<string>(2001).fill(good[0] ?? '')].join('\n'), '2000 lignes'],
    ['too much', 'a'.repeat(1024 * 1024 + 1), 'validation.import_size'],
  ])('refuses a file with %s beside the file', async (_, text, said) => {
    await expect(check(new File([text], 'x.csv'))).rejects.toMatchObject({
      status: 422,
      fieldErrors: { file: [expect.stringContaining(said)] },
    });
  });
});

describe('an import of customers', () => {
  test('adds accounts without a password, without a mail, each with its act and the name of the file', async () => {
    const { rows } = await bring(toFile([heading, ...good], 'C:\\clés\\clients 2026.csv'));
    expect(rows.map(({ state }) => state)).toEqual(['made', 'made']);
    await api().jobs.drain();
    expect(api().mails.map(({ to }) => to)).not.toContain('ali@example.org');
    const { items } = await listCustomers();
    expect(items).toMatchObject([
      {
        name: 'Ali Haddad',
        email: 'ali@example.org',
        phone: '0611223344',
        isGuest: true,
        isConfirmed: false,
      },
      { name: 'Zoé Petit', isGuest: true },
    ]);
    const acts = async (subject: string, id: string) =>
      (await (await operator()).operations.acts({ query: { subject, id } })).data;
    const [act] = await acts('customers', String(rows[0]?.subjectId));
    expect(act).toMatchObject({ act: 'imports.run', after: { file: 'clients 2026.csv' } });
    expect((await acts('imports', 'customers'))[0]).toMatchObject({
      after: { file: 'clients 2026.csv', made: 2 },
    });
  });

  test('makes nothing twice: not for a lost answer, not for the same file another day, not for two at once', async () => {
    const file = toFile([heading, ...good]);
    const { total } = await listCustomers();
    const key = randomUUID();
    const first = await bring(file, key);
    expect((await bring(file, key)).rows).toEqual(first.rows);
    expect((await bring(file)).rows.map(({ state, subjectId }) => ({ state, subjectId }))).toEqual(
      first.rows.map(({ subjectId }) => ({ state: 'known', subjectId })),
    );
    const other = toFile([heading, 'Inès Moreau;ines@example.org;+33 6 11 11 11 11;en']);
    const both = await Promise.all([bring(other), bring(other)]);
    expect(new Set(both.map(({ rows }) => rows[0]?.state))).toEqual(new Set(['known', 'made']));
    expect((await listCustomers()).total).toBe(total + 3);
  });

  test('leaves out the wrong rows and makes the others', async () => {
    const { rows } = await bring(toFile([heading, 'B;nobody;12;xx', ...good]));
    expect(rows.map(({ state }) => state)).toEqual(['wrong', 'made', 'made']);
  });

  test('is refused for another file than the one that was checked, also under the key of another', async () => {
    const { fingerprint } = await check(toFile([heading, good[0] ?? '']));
    const file = toFile([heading, ...good]);
    const { imports } = await operator();
    const refused = { status: 409, code: 'imports.file_changed' };
    await expect(imports.run({ params, body: { file, fingerprint } })).rejects.toMatchObject(refused);
    const key = randomUUID();
    await bring(file, key);
    await expect(bring(toFile([heading, good[0] ?? '']), key)).rejects.toMatchObject(refused);
  });

  test('of two thousand rows is checked in one call and made in several, each of which a browser waits for', async () => {
    const many = Array.from(
      { length: 2000 },
      (_, at) => `Client Numéro;client${at}@example.org;+33 6 00 00 00 00;fr`,
    );
    const file = toFile([heading, ...many]);
    const key = randomUUID();
    const { rows, fingerprint } = await check(file);
    expect(rows.every(({ state }) => state === 'ready')).toBe(true);
    const countMade = async () => {
      const result = await run(file, fingerprint, key);
      const made = result.rows.filter(({ state }) => state === 'made').length;
      expect(result.rows.filter(({ state }) => state === 'ready')).toHaveLength(2000 - made);
      return made;
    };
    const first = await countMade();
    expect(first).toBeGreaterThan(0);
    const second = await countMade();
    expect(second).toBeGreaterThanOrEqual(Math.min(2000, first + 1));
    expect((await listCustomers()).total).toBe(second);
  }, 120_000);
});

test('a template has the headings in the language of who asks, as their spreadsheet divides them', async () => {
  const token = await operatorToken(api());
  const save = (language: 'fr' | 'en') => api().client({ token, language }).imports.saveTemplate({ params });
  expect(await save('fr')).toBe('\uFEFFNom;E-mail;Téléphone;Langue\r\n');
  expect(await save('en')).toBe('\uFEFFName,Email,Telephone,Language\r\n');
  const { data } = await api().client({ token, language: 'de' }).imports.columns({ params });
  expect(data).toMatchObject({
    mostRows: 2000,
    columns: [{ heading: 'Name', isRequired: true }, {}, {}, {}],
  });
});

test('a customer who was imported and never rode is kept for three years', async () => {
  await bring(toFile([heading, ...good]));
  const { forgetIdleGuests } = await import('../settings/commands/forget-idle-guests.ts');
  api().clock.advance({ days: 40 });
  await forgetIdleGuests(api().deps);
  expect((await listCustomers()).total).toBe(2);
});
