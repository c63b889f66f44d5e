/** Towns that the gazetteer lacks: country, name, inhabitants (census of 2008), longitude, latitude. */
export const moreTowns = `
dz|Tipaza|25225|2.4475|36.5897
dz|Hydra|31133|3.0422|36.7458
dz|El Biar|47332|3.0319|36.7697
dz|Kouba|104708|3.0833|36.7333
dz|Hussein Dey|40698|3.1000|36.7397
dz|El Harrach|48869|3.1336|36.7206
dz|Staoueli|47664|2.8900|36.7547
`;
