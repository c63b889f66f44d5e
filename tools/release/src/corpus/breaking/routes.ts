import { breakingChangesOf, type BreakingChange } from '../changes.ts';

const remote = 'remote.ts';
const reservation =
  "{ path: '/reservation', access: 'public', page: () => import('./pages/reservation.tsx') },";
const trip = "{ path: '/trips/:code', access: 'public', page: () => import('./pages/trip.tsx') },";

export const routes: readonly BreakingChange[] = breakingChangesOf('routes', [
  {
    name: 'a route that others link to is removed',
    edits: { [remote]: [[reservation, '']] },
    refusal: 'route /reservation is gone; marketing@live links to it',
  },
  {
    name: 'a route is renamed',
    edits: { [remote]: [["path: '/reservation', access", "path: '/bookings', access"]] },
    refusal: 'route /reservation is gone; marketing@live links to it',
  },
  {
    name: 'a route with a parameter is removed',
    edits: { [remote]: [[trip, '']] },
    refusal: 'route /trips/:code is gone; marketing@live links to it',
  },
  {
    name: 'a route takes another parameter before the one it had',
    edits: { [remote]: [["'/trips/:code'", "'/trips/:year/:code'"]] },
    refusal: 'route /trips/:code is gone; marketing@live links to it',
  },
  {
    name: 'a route loses its parameter',
    edits: { [remote]: [["'/trips/:code'", "'/trips'"]] },
    refusal: 'route /trips/:code is gone',
  },
  {
    name: 'a redirect that visitors have kept is removed',
    edits: { [remote]: [["{ path: '/book', access: 'public', redirect: '/reservation' },", '']] },
    refusal: 'route /book is gone; visitors have its address from booking@live',
  },
  {
    name: 'a public route is for customers only',
    edits: { [remote]: [["'/reservation', access: 'public'", "'/reservation', access: 'customer'"]] },
    refusal: 'route /reservation was public and is now for customers; marketing@live links to it',
  },
  {
    name: 'a route with a parameter is for customers only',
    edits: { [remote]: [["'/trips/:code', access: 'public'", "'/trips/:code', access: 'customer'"]] },
    refusal: 'route /trips/:code was public and is now for customers',
  },
  {
    name: 'a parameter of a route is renamed, but not where it is read',
    edits: { [remote]: [["'/trips/:code'", "'/trips/:trip'"]] },
    refusal: 'parameter `code` is read, but no path of the remote names it',
  },
  {
    name: 'a page reads a parameter that no route has',
    edits: { 'pages/trip.tsx': [['const { code } = useParams();', 'const { code, day } = useParams();']] },
    refusal: 'parameter `day` is read, but no path of the remote names it',
  },
  {
    name: 'a redirect leads to nobody',
    edits: { [remote]: [["redirect: '/reservation'", "redirect: '/bookings'"]] },
    refusal: 'route /book leads to /bookings, which no remote owns',
  },
  {
    name: 'a route is taken that another remote owns',
    edits: { [remote]: [["path: '/book'", "path: '/contact'"]] },
    refusal: 'route /contact has another owner: marketing@live',
  },
  {
    name: 'a written link leads to nobody',
    edits: { 'pages/trip.tsx': [['to={paths.booking()}', 'to="/bookings"']] },
    refusal: 'link to /bookings: no remote owns that address',
  },
  {
    name: 'a link of the platform leads to a page that nobody has',
    edits: { 'pages/trip.tsx': [['paths.booking()', 'paths.gallery()']] },
    refusal: 'link to /gallery: no remote owns that address',
  },
  {
    name: 'a page goes to an address that nobody has',
    edits: { 'pages/reservation.tsx': [['navigation.go(paths.reservations())', "navigation.go('/thanks')"]] },
    refusal: 'link to /thanks: no remote owns that address',
  },
  {
    name: 'a query parameter that others give is no longer read',
    edits: { 'pages/reservation.tsx': [["search.get('vehicule') ??", "search.get('etape') ??"]] },
    refusal: 'route /reservation: parameter `vehicule` is no longer read; marketing@live links with it',
  },
  {
    name: 'a query parameter has another name',
    edits: { 'pages/reservation.tsx': [["search.get('vehicule')", "search.get('vehicle')"]] },
    refusal: 'parameter `vehicule` is no longer read',
  },
  {
    name: 'a link gives a query parameter that the other page does not read',
    remote: 'marketing',
    edits: { 'pages/home.tsx': [['?vehicule=', '?vehicle=']] },
    refusal: 'link to /reservation: booking@live reads no parameter `vehicle`',
  },
  {
    name: 'the page that others go to after a booking is removed',
    remote: 'marketing',
    edits: {
      [remote]: [
        ["{ path: '/reservations', access: 'customer', page: () => import('./pages/home.tsx') },", ''],
      ],
    },
    refusal: 'route /reservations is gone; booking@live links to it',
  },
]);
