export { NewCodes } from './new-codes.tsx';
export { SetUpApp } from './set-up-app.tsx';
