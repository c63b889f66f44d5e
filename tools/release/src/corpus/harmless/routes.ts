import { harmlessChangesOf, type Change } from '../changes.ts';

const remote = 'remote.ts';
const reservation = 'pages/reservation.tsx';
const trip = "{ path: '/trips/:code', access: 'public', page: () => import('./pages/trip.tsx') },";

export const routes: readonly Change[] = harmlessChangesOf('routes', [
  {
    name: 'a new route',
    edits: {
      [remote]: [
        [
          trip,
          `${trip}\n    { path: '/offers', access: 'public', page: () => import('./pages/reservation.tsx') },`,
        ],
      ],
    },
  },
  {
    name: 'a new route for customers',
    edits: {
      [remote]: [
        [
          trip,
          `${trip}\n    { path: '/drafts', access: 'customer', page: () => import('./pages/reservation.tsx') },`,
        ],
      ],
    },
  },
  {
    name: 'a route is renamed and leads on from its old address',
    edits: {
      [remote]: [
        ["{ path: '/reservation', access", "{ path: '/bookings', access"],
        [
          "redirect: '/reservation' },",
          "redirect: '/bookings' },\n    { path: '/reservation', access: 'public', redirect: '/bookings' },",
        ],
      ],
      [reservation]: [["search.get('vehicule')", "search.get('vehicule')"]],
    },
  },
  {
    name: 'routes in another order',
    edits: {
      [remote]: [
        [`${trip}\n`, ''],
        ["redirect: '/reservation' },", `redirect: '/reservation' },\n    ${trip}`],
      ],
    },
  },
  {
    name: 'a parameter is renamed where it is read as well',
    edits: {
      [remote]: [["'/trips/:code'", "'/trips/:trip'"]],
      'pages/trip.tsx': [['const { code } = useParams();', 'const { trip: code } = useParams();']],
    },
  },
  {
    name: 'a page in a file of another name',
    edits: {
      [remote]: [['./pages/trip.tsx', './pages/one-trip.tsx']],
      'pages/one-trip.tsx': "export { Page } from './trip.tsx';\n",
    },
  },
  {
    name: 'one more query parameter is read',
    edits: {
      [reservation]: [["search.get('vehicule') ??", "search.get('vehicule') ?? search.get('plan') ??"]],
    },
  },
  {
    name: 'a query parameter is read through a name',
    edits: {
      [reservation]: [
        ["search.get('vehicule')", 'search.get(vehicleParameter)'],
        ['const steps', "const vehicleParameter = 'vehicule';\nconst steps"],
      ],
    },
  },
  {
    name: 'a link to another page of the site',
    edits: { 'pages/trip.tsx': [['paths.booking()', 'paths.contact()']] },
  },
  {
    name: 'a link with a fragment',
    edits: { 'pages/trip.tsx': [['to={paths.booking()}', 'to="/contact#form"']] },
  },
  {
    name: 'a link is removed',
    edits: {
      'pages/trip.tsx': [
        ["<Link to={paths.booking()}>{t('again')}</Link>", "{t('again')}"],
        ['{ Link, paths, useMessages', '{ useMessages'],
      ],
    },
  },
  {
    name: 'a redirect leads to another page',
    edits: { [remote]: [["redirect: '/reservation'", "redirect: '/contact'"]] },
  },
  {
    name: 'a link to another site',
    edits: {
      'pages/trip.tsx': [
        [
          '<Link to={paths.booking()}>',
          '<Link to={paths.booking()} /><a href="https://example.com/bookings">x</a><Link to={paths.booking()}>',
        ],
      ],
    },
  },
  {
    name: 'a page for customers is open to all',
    remote: 'marketing',
    edits: { [remote]: [["'/reservations', access: 'customer'", "'/reservations', access: 'public'"]] },
  },
]);
