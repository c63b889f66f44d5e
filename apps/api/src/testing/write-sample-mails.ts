import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languages } from '@livree/contracts';
import { sampleMails } from './sample-mails.ts';

// `npm run mails` writes every mail in four languages as files, to be opened in a browser or sent to a mail program.
const folder = join(import.meta.dirname, '../../../../test-reports/mails');
await mkdir(folder, { recursive: true });
for (const language of languages)
  for (const [name, { html = '', text }] of Object.entries(sampleMails(language))) {
    await writeFile(join(folder, `${name}.${language}.html`), html);
    await writeFile(join(folder, `${name}.${language}.txt`), text);
  }
console.log(folder);
