import { expect, test } from 'vitest';
import { languages } from './language.ts';
import { vehicleName } from './vehicle-name.ts';

test.each([
  ['Mercedes', 'Classe E', ['Classe E', 'E-Class', 'Clase E', 'E-Klasse']],
  ['Mercedes', 'V-Class', ['Classe V', 'V-Class', 'Clase V', 'V-Klasse']],
  ['BMW', 'Série 5 Touring', ['Série 5 Touring', '5 Series Touring', 'Serie 5 Touring', '5er Touring']],
  ['Toyota', 'Camry', ['Camry', 'Camry', 'Camry', 'Camry']],
])('%s calls the %s %j', (make, model, names) => {
  expect(languages.map((language) => vehicleName({ make, model }, language))).toEqual(
    names.map((name) => `${make} ${name}`),
  );
});
