import type { ExamplesOf } from '../shared/example.ts';
import type { listRoutes } from './routes.ts';

const file = (...lines: readonly string[]) => ({
  response: `\uFEFF${lines.map((line) => `${line}\r\n`).join('')}`,
});

/** Example requests and answers in wire form, by call. */
export const listExamples = {
  rides: {
    query: {
      status: 'confirmed',
      need: 'unpaid',
      search: 'Orly',
      date_from: '2026-11-01',
      date_to: '2026-11-30',
    },
    ...file(
      'Référence;Statut;Départ;Retour;De;Étapes;À;Véhicule;Passagers;Bagages;Vol;Demande;Client;E-mail;Téléphone;Prix;Paiement;Réservée le',
      "LV-BZVC27RU;Confirmée;2026-11-27 05:10;;18 rue de la Pompe, Paris;;Aéroport de Paris-Orly;Classe E;2;1;AF7512;;Claire Martin;claire.martin@example.org;'+33 6 12 34 56 78;88,00;Payée;2026-11-21 16:14",
    ),
  },
  vehicles: {
    query: { search: 'Classe E', shows: 'offered' },
    ...file(
      'N°;Immatriculation;Marque;Modèle;Type;Classe;Passagers;Bagages;Prix par heure;Note;Offre;Assurance valable jusqu’au;Contrôle technique valable jusqu’au;Licence VTC valable jusqu’au',
      '1;GA-123-BC;Mercedes-Benz;Classe E;Berline;Premium;3;3;80,00;4,8;en service;2027-03-31;2027-05-02;2028-01-15',
    ),
  },
  movements: {
    query: { period: '2026-11', type: 'payment', status: 'completed', provider: 'sandbox' },
    ...file(
      'Date;Nature;Statut;Pièce;Course;Client;Montant;Frais;Devise;Prestataire;Référence;Motif',
      '2026-11-21 16:14;Paiement;Réussi;R-2026-000001;LV-BZVC27RU;Claire Martin;708,09;10,16;EUR;Paiement de test;pi_sandbox_1;',
    ),
  },
  refundRequests: {
    query: { decision: 'awaited' },
    ...file(
      'Demandé le;Course;Client;E-mail;Téléphone;Montant;Motif;Décision;Réponse',
      "2026-11-24 10:00;LV-BZVC27RU;Claire Martin;claire.martin@example.org;'+33 6 12 34 56 78;40,00;Le chauffeur est arrivé en retard;À l’étude;",
    ),
  },
  disputes: file(
    'Ouvert le;Course;Montant;Prestataire;Référence;Motif;Statut;Réponse avant le;Clos le',
    '2026-11-24 10:00;LV-BZVC27RU;708,09;Stripe;dp_1;fraudulent;Ouvert;2026-12-04 00:59;',
  ),
  differences: file(
    'Date;Prestataire;Nature;Écart;Chez nous;Chez le prestataire;Référence;Course',
    '2026-11-24 10:00;Stripe;Paiement;Inconnu chez nous;;708,09;pi_1;',
  ),
  reviews: {
    query: { status: 'pending' },
    ...file(
      'Écrit le;Note;Titre;Commentaire;Auteur;Véhicule;Statut;Mis en avant',
      '2026-11-24 10:00;5;À l’heure;Un chauffeur parfait, une voiture impeccable;Claire M.;Classe E;À publier;non',
    ),
  },
  messages: {
    query: { answered: 'false' },
    ...file(
      'Reçu le;Nom;E-mail;Téléphone;Objet;Message;Langue;Réponse;Répondu le',
      '2026-11-24 10:00;Claire Martin;claire.martin@example.org;;Réservation;Peut-on emmener un chien ?;fr;;',
    ),
  },
  subscribers: {
    query: { search: 'martin' },
    ...file(
      'E-mail;Langue;Demandé le;Confirmée le',
      'claire.martin@example.org;fr;2026-11-20 09:00;2026-11-20 09:02',
    ),
  },
  articles: {
    query: { state: 'published' },
    ...file(
      'Titre;Adresse;Rubrique;Statut;En ligne le;Modifié le;Langues',
      'Arriver à Orly;arriver-a-orly;Aéroports;En ligne;2026-05-12 11:00;2026-05-12 11:00;fr de en es',
    ),
  },
  acts: {
    query: { actor: 'Haddad', subject: 'reservations' },
    ...file(
      'Date;Auteur;Origine;Geste;Objet;N°;Avant;Après',
      '2026-11-24 10:00;Nora Haddad;Écran;reservations.start;reservations;12;status: confirmed;status: in_progress',
    ),
  },
  people: file(
    'Nom;E-mail;Rôle;Second facteur;Vu le;Sessions',
    'Nora Haddad;nora@example.org;Dispatcher;oui;2026-11-24 10:00;1',
  ),
} as const satisfies ExamplesOf<typeof listRoutes>;
