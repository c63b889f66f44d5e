export { throttledMail } from './throttled-mail.ts';
export { registerThrottle } from './register-throttle.ts';
export { sendThrottled } from './send-throttled.ts';
