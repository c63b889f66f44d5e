export { pacedMail } from './paced-mail.ts';
export { registerPace } from './register-pace.ts';
export { sendPaced, type PaceDependencies } from './send-paced.ts';
