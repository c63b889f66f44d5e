export { pacedMail } from './paced-mail.ts';
export { registerPace } from './register-pace.ts';
export { sendPaced } from './send-paced.ts';
