import { allRoutes, type Route } from '@livree/contracts';

const weigh = ({ path }: Route): number => path.split('{').length;

const patternOf = ({ path }: Route): RegExp => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);

/** The call of the contract that a request made; the one with fewer parameters, if several fit. */
export const findRoute = (method: string, path: string): Route | undefined =>
  allRoutes
    .filter((route) => route.method === method && patternOf(route).test(path))
    .toSorted((one, other) => weigh(one) - weigh(other))[0];
