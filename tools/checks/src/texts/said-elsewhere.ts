const needsProvider =
  'the script of a provider says it, which a harness does not load: a journey with its stand-in shows it';
const needsDeparture =
  'it needs a way to Google that began in this browser: the tests of the account show it';
const needsPicture = 'it needs a file of the visitor: the tests of the avatar show it';
const needsFile = 'it needs a file of the operator: the tests of Operations show it';
const shell = 'the shell says it, around any remote';

/** Texts of the specification that no state of a remote shows, and why. */
export const saidElsewhere: Readonly<Record<string, string>> = {
  'Vous devez être connecté pour voir vos réservations':
    'the log-in page says it to whom the shell has sent there',
  'Erreur lors du chargement de PayPal. Veuillez réessayer.': needsProvider,
  'Stripe non configuré': needsProvider,
  "Erreur lors de l'ajout de l'image": needsFile,
  'Erreur lors du chargement de Google Maps API': needsProvider,
  'Google Maps API non disponible': needsProvider,
  'Erreur Google Maps: {status}': needsProvider,
  'Une erreur est survenue. Veuillez réessayer.':
    'only what is no answer of an API brings it up, and every call of the fake has one',
  'Erreur de connexion. Veuillez réessayer.':
    'only what is no answer of an API brings it up, and every call of the fake has one',
  'Erreur lors du traitement des données utilisateur': needsDeparture,
  'Connexion Google réussie': needsDeparture,
  'Déconnexion réussie': shell,
  "Erreur lors de l'upload de l'avatar": needsPicture,
  "Erreur lors de la suppression de l'avatar": needsPicture,
  'Aucun article de service trouvé': shell,
  'Aucun service disponible pour le moment': shell,
  'Unexpected Application Error!': shell,
};
