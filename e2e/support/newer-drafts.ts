import type { Change } from '@livree/release/testing';

/** The draft of a booking as its built code opens it, and the schema of a field of its form. */
const opened = /name:"booking",version:1,schema:([\w$.]+)/;
const field = /signName:([\w$.]+)\(([\w$.]+)\(\)\.check/;

/** A step from a version to the next, which keeps a note that the earlier one does not know. */
const step = (version: number, schema: string): string => {
  const note = `note${version + 1}`;
  return (
    `{version:${version},schema:${schema},up:(data,last)=>({...data,${note}:last?.${note}??crypto.randomUUID()}),` +
    `down:({${note}:_,...data})=>data}`
  );
};

/**
 * A booking release whose draft has a later version: each version adds a note to the one before, which is drawn when a draft
 * first reaches it.
 */
export const withDraftVersion =
  (version: 2 | 3): Change =>
  (path, text) => {
    if (!path.startsWith('browser/') || !(opened.test(text) || field.test(text))) return undefined;
    const versions = [1, 2].filter((earlier) => earlier < version);
    const notes = versions.map((earlier) => `note${earlier + 1}:$1($2()),`).join('');
    return text
      .replace(
        field,
        (found, optional: string, string: string) =>
          notes.replaceAll('$1', optional).replaceAll('$2', string) + found,
      )
      .replace(opened, (_found, schema: string) => {
        const earlier = versions.toReversed().map((each) => step(each, schema));
        return `name:"booking",version:${version},schema:${schema},earlier:[${earlier.join(',')}]`;
      });
  };
