import { customerRoutes, listRoutes } from '@livree/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { Reviewers } from '../reviews/index.ts';
import { actsFile } from './files/acts.ts';
import { articlesFile } from './files/articles.ts';
import { customersFile } from './files/customers.ts';
import { differencesFile } from './files/differences.ts';
import { disputesFile } from './files/disputes.ts';
import { messagesFile } from './files/messages.ts';
import { movementsFile } from './files/movements.ts';
import { peopleFile } from './files/people.ts';
import { refundRequestsFile } from './files/refund-requests.ts';
import { reviewsFile } from './files/reviews.ts';
import { ridesFile } from './files/rides.ts';
import { subscribersFile } from './files/subscribers.ts';
import { vehiclesFile } from './files/vehicles.ts';
import { registerListFile } from './register-list-file.ts';

/** The lists of operators as files for spreadsheets. @param reviewers the names of authors as they may be shown */
export function register(app: FastifyInstance, deps: Deps, reviewers: Reviewers): void {
  const { db } = deps;
  registerListFile(app, deps, listRoutes.rides, ridesFile(deps));
  registerListFile(app, deps, customerRoutes.saveList, customersFile(db));
  registerListFile(app, deps, listRoutes.vehicles, vehiclesFile(db));
  registerListFile(app, deps, listRoutes.movements, movementsFile(deps));
  registerListFile(app, deps, listRoutes.refundRequests, refundRequestsFile(db));
  registerListFile(app, deps, listRoutes.disputes, disputesFile(db));
  registerListFile(app, deps, listRoutes.differences, differencesFile(db));
  registerListFile(app, deps, listRoutes.reviews, reviewsFile({ ...deps, reviewers }));
  registerListFile(app, deps, listRoutes.messages, messagesFile(db));
  registerListFile(app, deps, listRoutes.subscribers, subscribersFile(db));
  registerListFile(app, deps, listRoutes.articles, articlesFile(deps));
  registerListFile(app, deps, listRoutes.acts, actsFile(deps));
  registerListFile(app, deps, listRoutes.people, peopleFile(deps));
}
