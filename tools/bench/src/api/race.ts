import { request } from 'node:http';
import { reservationRoutes } from '@livree/contracts';
import { conditions } from './conditions.ts';
import type { Prepared } from './engine.ts';
import { bookingHeaders } from './loads.ts';

export interface RaceReport {
  readonly races: number;
  readonly customers: number;
  /** How often each status was answered; `none` where there was no answer. */
  readonly answers: Readonly<Record<string, number>>;
}

/** All customers want the same slot of the same vehicle at once, several times. */
export async function raceForSlots(baseUrl: string, prepared: Prepared): Promise<RaceReport> {
  const answers: Record<string, number> = {};
  const { races, customers } = conditions;
  for (let race = 0; race < races; race += 1) {
    for (const answer of await raceForSlot(baseUrl, prepared)) answers[answer] = (answers[answer] ?? 0) + 1;
  }
  return { races, customers, answers };
}

/** Whether each race had one winner and everyone else was refused because the slot is taken. */
export function isFair({ races, customers, answers }: RaceReport): boolean {
  return answers['201'] === races && answers['409'] === races * (customers - 1);
}

function raceForSlot(baseUrl: string, { tokens, rides }: Prepared): Promise<string[]> {
  const body = rides.next().value;
  const url = baseUrl + reservationRoutes.create.path;
  return Promise.all(tokens.map((token) => answerTo(url, bookingHeaders(token), body)));
}

/** Posts on a connection of its own. */
function answerTo(url: string, headers: Record<string, string>, body: string): Promise<string> {
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(conditions.patience);
    const posted = request(url, { method: 'POST', headers, agent: false, signal }, (response) => {
      response.once('end', () => resolve(String(response.statusCode))).resume();
    });
    posted.once('error', () => resolve('none')).end(body);
  });
}
