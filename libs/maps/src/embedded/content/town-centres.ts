/**
 * Corrections where the gazetteer's point is far from the centre, or its inhabitants are those of a province: town,
 * longitude, latitude, inhabitants.
 */
export const townCentres = `
Alger|3.0589|36.7538|1977663
Boumerdès|3.4772|36.7664|41685
Tébessa|8.1242|35.4042|194461
El Achir|4.6274|36.0639|19000
Ech Chettia|1.2554|36.1959|70000
`;
