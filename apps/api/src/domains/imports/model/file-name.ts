const mostLetters = 100;

/** The name of a file as it is shown and recorded: its last part, without characters that have no shape. */
export const cleanFileName = (name: string): string =>
  (name.split(/[/\\]/).at(-1) ?? '').replace(/\p{C}/gu, '').trim().slice(0, mostLetters);
