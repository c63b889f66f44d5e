/** Where the gazetteer's point is far from the centre: town, longitude, latitude. */
export const townCentres = `
Alger|3.0589|36.7538
`;
