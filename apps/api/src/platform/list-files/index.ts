export { type FileReader, sayWord } from './file-reader.ts';
export { type ListFile, registerListFile } from './register-list-file.ts';
