import pg from 'pg';
import { watchEventLoop } from './api/event-loop.ts';

/** Preloaded into the measured API: reports its event loop, memory and SQL to the bench. */

const eventLoop = watchEventLoop();

const statements: (readonly [string, unknown])[] = [];
let isRecording = false;
const send = pg.Client.prototype.query;

/** As `query(text)`, `query(text, values)` or `query({ text, values })`. */
function readStatement([asked, values]: readonly unknown[]): readonly [string, unknown] {
  if (typeof asked !== 'object' || asked === null) return [String(asked), values ?? []];
  return [String(Reflect.get(asked, 'text')), Reflect.get(asked, 'values') ?? []];
}

function recordedQuery(this: unknown, ...args: unknown[]): unknown {
  if (isRecording) statements.push(readStatement(args));
  return Reflect.apply(send, this, args);
}
Reflect.set(pg.Client.prototype, 'query', recordedQuery);

const answers: Readonly<Record<string, () => unknown>> = {
  begin() {
    isRecording = true;
    return null;
  },
  statements() {
    isRecording = false;
    return statements.splice(0);
  },
  health() {
    isRecording = false;
    statements.splice(0);
    const { rss } = process.memoryUsage();
    return { longestBlockMs: eventLoop.longestBlockMs(), memoryMb: rss / 2 ** 20 };
  },
  reset() {
    eventLoop.reset();
    return null;
  },
};

process.on('message', (question) => process.send?.(answers[String(question)]?.() ?? null));
process.channel?.unref();
