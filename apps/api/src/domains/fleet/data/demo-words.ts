import type { Language } from '@livree/contracts';

type Translated = Readonly<Record<Exclude<Language, 'fr'>, string>>;

/** Features of several vehicles, by their French name. */
export const featureWords: Readonly<Record<string, Translated>> = {
  Automatique: { en: 'Automatic', es: 'Automática', de: 'Automatik' },
  'Wi-Fi gratuit': { en: 'Free Wi-Fi', es: 'Wifi gratuito', de: 'Kostenloses WLAN' },
  'Eau minérale': { en: 'Mineral water', es: 'Agua mineral', de: 'Mineralwasser' },
  'Chargeurs USB': { en: 'USB chargers', es: 'Cargadores USB', de: 'USB‑Anschlüsse' },
  Climatisation: { en: 'Air conditioning', es: 'Climatizador', de: 'Klimaanlage' },
  'Sièges en cuir': { en: 'Leather seats', es: 'Asientos de cuero', de: 'Ledersitze' },
  'Presse du jour': { en: 'Daily papers', es: 'Prensa del día', de: 'Tageszeitungen' },
  'Sièges massants': { en: 'Massage seats', es: 'Asientos con masaje', de: 'Massagesitze' },
  'Vitres teintées': { en: 'Tinted windows', es: 'Lunas tintadas', de: 'Getönte Scheiben' },
  'Isolation acoustique': { en: 'Soundproofing', es: 'Insonorización', de: 'Akustikverglasung' },
  Diesel: { en: 'Diesel', es: 'Diésel', de: 'Diesel' },
  'Diesel hybride': { en: 'Diesel hybrid', es: 'Híbrido diésel', de: 'Diesel-Hybrid' },
  Hybride: { en: 'Hybrid', es: 'Híbrido', de: 'Hybrid' },
  'Hybride rechargeable': { en: 'Plug-in hybrid', es: 'Híbrido enchufable', de: 'Plug-in-Hybrid' },
  Électrique: { en: 'Electric', es: 'Eléctrico', de: 'Elektro' },
  '2.0 diesel': { en: '2.0 diesel', es: '2.0 diésel', de: '2.0 Diesel' },
  '3.0 diesel': { en: '3.0 diesel', es: '3.0 diésel', de: '3.0 Diesel' },
  '2.0 diesel hybride': { en: '2.0 diesel hybrid', es: '2.0 híbrido diésel', de: '2.0 Diesel-Hybrid' },
  '3.0 diesel hybride': { en: '3.0 diesel hybrid', es: '3.0 híbrido diésel', de: '3.0 Diesel-Hybrid' },
  '2.5 essence hybride': { en: '2.5 petrol hybrid', es: '2.5 híbrido de gasolina', de: '2.5 Benzin-Hybrid' },
  '2.0 essence hybride rechargeable': {
    en: '2.0 petrol plug-in hybrid', es: '2.0 híbrido enchufable de gasolina', de: '2.0 Benzin-Plug-in-Hybrid',
  },
  '1.4 hybride rechargeable': { en: '1.4 plug-in hybrid', es: '1.4 híbrido enchufable', de: '1.4 Plug-in-Hybrid' },
  '1.6 hybride rechargeable': { en: '1.6 plug-in hybrid', es: '1.6 híbrido enchufable', de: '1.6 Plug-in-Hybrid' },
  '2.0 hybride rechargeable': { en: '2.0 plug-in hybrid', es: '2.0 híbrido enchufable', de: '2.0 Plug-in-Hybrid' },
  '3.0 hybride rechargeable': { en: '3.0 plug-in hybrid', es: '3.0 híbrido enchufable', de: '3.0 Plug-in-Hybrid' },
  'Électrique, transmission intégrale': {
    en: 'Electric, all-wheel drive', es: 'Eléctrico, tracción total', de: 'Elektro, Allradantrieb',
  },
};

/** Metric horsepower (French 'ch') in each language. */
export const horsepower: Translated = { en: 'PS', es: 'CV', de: 'PS' };

/** The description of each vehicle, by id. */
export const descriptions: Readonly<Record<number, Translated>> = {
  1: {
    en: 'The business saloon par excellence: silence, legroom and first-class comfort.',
    es: 'La berlina de negocios por excelencia: silencio, espacio para las piernas y confort de primera clase.',
    de: 'Die Business-Limousine schlechthin: Ruhe, Beinfreiheit und Komfort wie in der ersten Klasse.',
  },
  2: {
    en: 'A premium saloon, lively and hushed, for your meetings and your evenings.',
    es: 'Una berlina de alta gama, ágil y silenciosa, para sus reuniones y sus veladas.',
    de: 'Eine Premium-Limousine, agil und leise, für Ihre Termine und Ihre Abende.',
  },
  3: {
    en: 'Seven seats face to face and all your luggage: ideal for teams and families.',
    es: 'Siete plazas enfrentadas y todo su equipaje: ideal para equipos y familias.',
    de: 'Sieben Plätze, einander zugewandt, und Ihr ganzes Gepäck: ideal für Teams und Familien.',
  },
  4: {
    en: 'An unassuming, comfortable hybrid saloon for all your trips around town.',
    es: 'Una berlina híbrida, discreta y cómoda, para todos sus trayectos por la ciudad.',
    de: 'Eine schlichte, bequeme Hybrid-Limousine für alle Ihre Fahrten in der Stadt.',
  },
  5: {
    en: 'French elegance, a carefully finished cabin and a large boot.',
    es: 'Elegancia francesa, un interior cuidado y un gran maletero.',
    de: 'Französische Eleganz, ein sorgfältig gestalteter Innenraum und ein großer Kofferraum.',
  },
  6: {
    en: 'The roomiest in its class, perfect for the airport.',
    es: 'La más espaciosa de su categoría, perfecta para el aeropuerto.',
    de: 'Die geräumigste ihrer Klasse, wie gemacht für die Fahrt zum Flughafen.',
  },
  7: {
    en: 'An electric SUV with a panoramic roof, silent and free of exhaust.',
    es: 'Un SUV eléctrico con techo panorámico, silencioso y sin emisiones.',
    de: 'Ein elektrischer SUV mit Panoramadach, leise und ohne Abgase.',
  },
  8: {
    en: 'A business saloon with discreet technology and remarkable comfort.',
    es: 'Una berlina de negocios con tecnología discreta y un confort notable.',
    de: 'Eine Business-Limousine mit dezenter Technik und bemerkenswertem Komfort.',
  },
  9: {
    en: 'Scandinavian calm: pale leather, a fine sound system and benchmark safety.',
    es: 'La calma escandinava: cuero claro, sonido de alta gama y una seguridad de referencia.',
    de: 'Skandinavische Ruhe: helles Leder, erstklassiger Klang und vorbildliche Sicherheit.',
  },
  10: {
    en: 'A large SUV for five people and their luggage, in any weather.',
    es: 'Un gran SUV para viajar cinco con su equipaje, haga el tiempo que haga.',
    de: 'Ein großer SUV für fünf Personen mit Gepäck, bei jedem Wetter.',
  },
  11: {
    en: 'The benchmark: two reclining rear seats and the hush of a drawing room.',
    es: 'La referencia absoluta: dos butacas traseras reclinables y un silencio de salón.',
    de: 'Das Maß der Dinge: zwei verstellbare Einzelsitze im Fond und Stille wie im Salon.',
  },
  12: {
    en: 'An electric limousine with a cinema screen in the rear and active suspension.',
    es: 'Una limusina eléctrica con pantalla de cine en la parte trasera y suspensión activa.',
    de: 'Eine elektrische Limousine mit Kinobildschirm im Fond und aktiver Federung.',
  },
  13: {
    en: 'Prestige with a view, from the airport apron to mountain roads.',
    es: 'Prestigio con altura, de las pistas del aeropuerto a las carreteras de montaña.',
    de: 'Prestige mit Überblick, vom Rollfeld bis in die Berge.',
  },
  14: {
    en: 'A lounge on wheels for six, adaptable and full of light.',
    es: 'Un salón sobre ruedas para seis, modulable y luminoso.',
    de: 'Ein rollender Salon für sechs, variabel und hell.',
  },
  15: {
    en: 'Sixteen passengers in individual seats, for seminars, weddings and delegations.',
    es: 'Dieciséis pasajeros en butacas individuales para seminarios, bodas y delegaciones.',
    de: 'Sechzehn Einzelsitze für Seminare, Hochzeiten und Delegationen.',
  },
};
