import type { Language } from '@livree/contracts';

export type SandboxTexts = {
  readonly sandbox: string;
  readonly challengeTitle: string;
  readonly challengeText: string;
  readonly setupText: string;
  readonly approvalTitle: string;
  readonly approvalText: string;
  readonly amount: string;
  readonly accept: string;
  readonly refuse: string;
  readonly approve: string;
  readonly cancel: string;
  readonly settled: string;
  readonly back: string;
};

const fr: SandboxTexts = {
  sandbox: 'Paiement d’essai : aucun argent n’est prélevé',
  challengeTitle: 'Vérification de votre banque',
  challengeText: 'Votre banque vous demande de confirmer ce paiement.',
  setupText: 'Votre banque vous demande de confirmer l’enregistrement de cette carte.',
  approvalTitle: 'Payer avec votre portefeuille',
  approvalText: 'Vous allez payer depuis votre portefeuille.',
  amount: 'Montant',
  accept: 'Valider',
  refuse: 'Refuser',
  approve: 'Accepter',
  cancel: 'Annuler',
  settled: 'Votre réponse est déjà enregistrée.',
  back: 'Revenir au site',
};

const en: SandboxTexts = {
  sandbox: 'Sandbox: no real money',
  challengeTitle: 'Verification by your bank',
  challengeText: 'Your bank is asking you to confirm this payment.',
  setupText: 'Your bank is asking you to confirm that this card may be saved.',
  approvalTitle: 'Pay with your wallet',
  approvalText: 'You are about to pay from your wallet.',
  amount: 'Amount',
  accept: 'Confirm',
  refuse: 'Refuse',
  approve: 'Approve',
  cancel: 'Cancel',
  settled: 'Your answer has already been recorded.',
  back: 'Return to the site',
};

const es: SandboxTexts = {
  sandbox: 'Entorno de pruebas: sin dinero real',
  challengeTitle: 'Verificación de su banco',
  challengeText: 'Su banco le pide que confirme este pago.',
  setupText: 'Su banco le pide que confirme que se puede guardar esta tarjeta.',
  approvalTitle: 'Pagar con su monedero',
  approvalText: 'Va a pagar desde su monedero.',
  amount: 'Importe',
  accept: 'Confirmar',
  refuse: 'Rechazar',
  approve: 'Aceptar',
  cancel: 'Cancelar',
  settled: 'Su respuesta ya está registrada.',
  back: 'Volver al sitio',
};

const de: SandboxTexts = {
  sandbox: 'Testumgebung: kein echtes Geld',
  challengeTitle: 'Prüfung durch Ihre Bank',
  challengeText: 'Ihre Bank bittet Sie, diese Zahlung zu bestätigen.',
  setupText: 'Ihre Bank bittet Sie zu bestätigen, dass diese Karte gespeichert wird.',
  approvalTitle: 'Mit Ihrer Wallet bezahlen',
  approvalText: 'Sie bezahlen gleich aus Ihrer Wallet.',
  amount: 'Betrag',
  accept: 'Bestätigen',
  refuse: 'Ablehnen',
  approve: 'Annehmen',
  cancel: 'Abbrechen',
  settled: 'Ihre Antwort ist bereits gespeichert.',
  back: 'Zurück zur Website',
};

export const sandboxTexts: Readonly<Record<Language, SandboxTexts>> = { fr, en, es, de };
