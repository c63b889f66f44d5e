/** Towns that the gazetteer lacks: country, name, inhabitants at a census, longitude, latitude, French department. */
export const moreTowns = `
fr|Clermont-l'Hérault|9100|3.4325|43.6278|34
fr|Colombier-Saugnieu|2700|5.1040|45.7215|69
dz|Tipaza|25225|2.4475|36.5897
dz|Hydra|31133|3.0422|36.7458
dz|El Biar|47332|3.0319|36.7697
dz|Kouba|104708|3.0833|36.7333
dz|Hussein Dey|40698|3.1000|36.7397
dz|El Harrach|48869|3.1336|36.7206
dz|Staoueli|47664|2.8900|36.7547
`;
