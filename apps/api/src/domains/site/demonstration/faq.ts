/** Visitors' questions. Numbers in braces are those of the operator's policy. */
export const faq = {
  questions: [
    {
      question: {
        fr: 'Quand faut-il réserver ?',
        en: 'How early should I book?',
        es: '¿Con cuánta antelación debo reservar?',
        de: 'Wie früh sollte ich buchen?',
      },
      answer: {
        fr: 'Un jour à l’avance suffit presque toujours. Pour un départ plus proche, réservez si la voiture est libre, ou appelez-nous : nous vous dirons tout de suite si c’est possible.',
        en: 'A day ahead is nearly always enough. If you need to leave sooner, book if the car is free, or call us: we will tell you at once whether it can be done.',
        es: 'Casi siempre basta con un día. Para una salida más próxima, reserve si el coche está libre o llámenos: le diremos enseguida si es posible.',
        de: 'Ein Tag im Voraus genügt fast immer. Für eine frühere Abfahrt buchen Sie, wenn der Wagen frei ist, oder rufen Sie an: Wir sagen sofort, ob es möglich ist.',
      },
    },
    {
      question: {
        fr: 'Puis-je annuler ou changer d’heure ?',
        en: 'Can I cancel or change the time?',
        es: '¿Puedo cancelar o cambiar la hora?',
        de: 'Kann ich stornieren oder die Zeit ändern?',
      },
      answer: {
        fr: 'Jusqu’à {selfServiceHours} heures avant le départ, vous annulez vous-même, sans frais, depuis vos réservations. La page d’un trajet payé permet d’en changer le jour, l’heure, les adresses, la voiture, les passagers ou les services, et dit jusqu’à quand ; vous voyez le nouveau prix avant de confirmer. Plus tard, la même page nous demande le changement : nous vous répondons par e-mail, et rien n’est payé avant. Pour annuler plus tard, appelez-nous : le remboursement suit les conditions générales.',
        en: 'Up to {selfServiceHours} hours before departure you can cancel yourself, free of charge, from your bookings. The page of a paid ride lets you change its day, time, addresses, vehicle, passengers or extras, and says until when; you see the new price before you confirm. After that, the same page asks us for the change: we answer by email, and nothing is charged before. To cancel later, call us: the refund follows our terms and conditions.',
        es: 'Hasta {selfServiceHours} horas antes de la salida puede cancelar usted mismo, sin gastos, desde sus reservas. La página de un trayecto pagado permite cambiar el día, la hora, las direcciones, el vehículo, los pasajeros o los servicios, y dice hasta cuándo; ve el nuevo precio antes de confirmar. Más tarde, la misma página nos pide el cambio: le respondemos por correo y antes no se cobra nada. Para cancelar más tarde, llámenos: el reembolso se rige por las condiciones generales.',
        de: 'Bis {selfServiceHours} Stunden vor der Abfahrt stornieren Sie selbst und kostenlos unter „Meine Buchungen“. Auf der Seite einer bezahlten Fahrt ändern Sie Tag, Uhrzeit, Adressen, Wagen, Fahrgäste oder Extras; dort steht auch, bis wann. Den neuen Preis sehen Sie, bevor Sie bestätigen. Später fragt dieselbe Seite die Änderung bei uns an: Wir antworten per E-Mail, vorher wird nichts berechnet. Für eine spätere Stornierung rufen Sie uns an: Die Erstattung richtet sich nach den Geschäftsbedingungen.',
      },
    },
    {
      question: {
        fr: 'Faut-il un compte, et puis-je réserver pour quelqu’un d’autre ?',
        en: 'Do I need an account, and can I book for somebody else?',
        es: '¿Necesito una cuenta y puedo reservar para otra persona?',
        de: 'Brauche ich ein Konto, und kann ich für jemand anderen buchen?',
      },
      answer: {
        fr: 'Non : nom, adresse e-mail et téléphone suffisent pour payer. Un lien dans nos e-mails vous redonne accès au trajet ; vous pouvez alors garder ce compte, avec vos adresses enregistrées, proposées en premier à chaque trajet. Pour quelqu’un d’autre, indiquez son nom et son téléphone à l’étape des coordonnées : il reçoit le trajet sans le prix, et vous gardez le paiement et les changements.',
        en: 'No: name, email address and telephone are enough to pay. A link in our emails gives you access to your ride again; you can then keep the account, with your saved addresses offered first for each ride. For somebody else, give their name and telephone with your contact details: they get the ride without the price, and payment and changes stay with you.',
        es: 'No: para pagar bastan nombre, correo y teléfono. Un enlace en nuestros correos le devuelve el acceso al trayecto; entonces puede conservar la cuenta, con sus direcciones guardadas, que se proponen primero en cada trayecto. Para otra persona, indique su nombre y su teléfono junto a sus datos: recibe el trayecto sin el precio, y el pago y los cambios siguen siendo suyos.',
        de: 'Nein: Name, E-Mail-Adresse und Telefon genügen zum Bezahlen. Ein Link in unseren E-Mails öffnet Ihre Fahrt wieder; dann können Sie das Konto behalten, mit Ihren gespeicherten Adressen, die bei jeder Fahrt zuerst vorgeschlagen werden. Für jemand anderen geben Sie bei den Kontaktdaten Namen und Telefon an: Die Person erhält die Fahrt ohne den Preis, Zahlung und Änderungen bleiben bei Ihnen.',
      },
    },
    {
      question: {
        fr: 'Et si mon vol a du retard ?',
        en: 'What if my flight is late?',
        es: '¿Y si mi vuelo se retrasa?',
        de: 'Und wenn mein Flug Verspätung hat?',
      },
      answer: {
        fr: 'Avec le suivi du vol (10 €), la prise en charge suit l’atterrissage, au même prix, si la voiture est libre ; sinon nous vous le disons. L’attente offerte compte alors depuis l’atterrissage. Si vous prévoyez trop peu de temps pour sortir, nous comptons celui qu’il faut à cet aéroport. Sans le suivi, appelez-nous dès que vous le savez. Le même prix vaut pour le vol de l’aller et celui du retour. Les trains ne sont pas suivis. Sur ce site de démonstration, les vols sont inventés. L’attente comprise, plus longue à l’aéroport, est indiquée avec le prix.',
        en: 'With flight tracking (€10), the pickup follows the landing at the same price if the car is free; if not, we tell you. Free waiting then counts from the landing. If you leave too little time to get out, we allow what that airport needs. Without tracking, call us as soon as you know. One price covers the flight before the way there and the one before the return. Trains are not followed. On this demonstration site the flights are invented. The included waiting time, which is longer at an airport, is shown with the price.',
        es: 'Con el seguimiento del vuelo (10 €), la recogida sigue al aterrizaje, al mismo precio, si el coche está libre; si no, se lo decimos. La espera gratuita cuenta entonces desde el aterrizaje. Si prevé muy poco tiempo para salir, contamos el que hace falta en ese aeropuerto. Sin el seguimiento, llámenos en cuanto lo sepa. El mismo precio vale para el vuelo de la ida y el de la vuelta. Los trenes no se siguen. En este sitio de demostración los vuelos son inventados. La espera incluida, más larga en el aeropuerto, se indica junto al precio.',
        de: 'Mit der Flugverfolgung (10 €) folgt die Abholung der Landung zum selben Preis, wenn der Wagen frei ist; sonst sagen wir es Ihnen. Die kostenlose Wartezeit zählt dann ab der Landung. Planen Sie zu wenig Zeit für den Weg nach draußen ein, rechnen wir mit der, die man dort braucht. Ohne Flugverfolgung rufen Sie uns an, sobald Sie es wissen. Ein Preis gilt für den Flug vor der Hinfahrt und den vor der Rückfahrt. Züge werden nicht verfolgt. Auf dieser Vorführungs-Website sind die Flüge erfunden. Die enthaltene Wartezeit, die am Flughafen länger ist, steht beim Preis.',
      },
    },
    {
      question: {
        fr: 'Le prix peut-il changer après la réservation ?',
        en: 'Can the price change after booking?',
        es: '¿Puede cambiar el precio tras la reserva?',
        de: 'Kann sich der Preis nach der Buchung ändern?',
      },
      answer: {
        fr: 'Non. Le prix confirmé est le prix payé, aussi quand la prise en charge suit un vol. Il ne change que si vous modifiez le trajet, et vous voyez le nouveau prix avant de confirmer. Ce que vous ajoutez en route, un détour ou une attente plus longue, est compté en plus, et nous vous le disons avant.',
        en: 'No. The confirmed price is the price you pay, also when the pickup follows a flight. It changes only if you change the ride, and you see the new price before you confirm. What you add along the way, such as a detour or a longer wait, costs extra, and we tell you first.',
        es: 'No. El precio confirmado es el que se paga, también cuando la recogida sigue a un vuelo. Solo cambia si usted cambia el trayecto, y ve el nuevo precio antes de confirmar. Lo que añada en el camino, un desvío o una espera más larga, se cobra aparte, y se lo decimos antes.',
        de: 'Nein. Der bestätigte Preis ist der Endpreis, auch wenn die Abholung einem Flug folgt. Er ändert sich nur, wenn Sie die Fahrt ändern, und den neuen Preis sehen Sie, bevor Sie bestätigen. Was Sie unterwegs hinzufügen, etwa ein Umweg oder eine längere Wartezeit, kommt hinzu, und wir sagen es Ihnen vorher.',
      },
    },
    {
      question: {
        fr: 'Transportez-vous des enfants et des animaux ?',
        en: 'Do you take children and animals?',
        es: '¿Llevan niños y animales?',
        de: 'Dürfen Kinder und Tiere mitfahren?',
      },
      answer: {
        fr: 'Oui. En réservant, ajoutez un siège par enfant, avec son âge : nous apportons un siège bébé, un siège enfant ou un rehausseur ; là où deux conviennent, vous choisissez. Chaque siège a son prix. Si la voiture est trop petite pour vos passagers et vos bagages, nous vous en proposons une autre, avec son prix. Les petits animaux voyagent dans leur panier ; les chiens guides, toujours et sans supplément.',
        en: 'Yes. When you book, add a seat for each child and their age: we bring an infant seat, a child seat or a booster; where two of them fit, you choose. Each seat has its price. If the car is too small for your party and bags, we offer you another one, with its price. Small animals travel in a carrier; guide dogs are always welcome, at no extra charge.',
        es: 'Sí. Al reservar, añada una silla por niño con su edad: llevamos una silla de bebé, una silla infantil o un elevador; si convienen dos, usted elige. Cada silla tiene su precio. Si el coche es demasiado pequeño para sus pasajeros y su equipaje, le proponemos otro, con su precio. Los animales pequeños viajan en su transportín; los perros guía, siempre y sin suplemento.',
        de: 'Ja. Fügen Sie bei der Buchung für jedes Kind einen Sitz mit dem Alter hinzu: Wir bringen eine Babyschale, einen Kindersitz oder eine Sitzerhöhung mit; wo zwei passen, wählen Sie. Jeder Sitz hat seinen Preis. Ist der Wagen zu klein für Fahrgäste und Gepäck, bieten wir Ihnen einen anderen mit seinem Preis an. Kleine Tiere reisen in der Transportbox, Blindenhunde sind immer und ohne Aufpreis dabei.',
      },
    },
    {
      question: {
        fr: 'Comment recevoir une facture ?',
        en: 'How do I get an invoice?',
        es: '¿Cómo recibo una factura?',
        de: 'Wie erhalte ich eine Rechnung?',
      },
      answer: {
        fr: 'Le reçu, avec le détail du prix et la TVA, est joint à l’e-mail de confirmation et se télécharge à tout moment depuis la page de la réservation. S’il vous faut une facture à d’autres coordonnées, écrivez-nous avec la référence.',
        en: 'The receipt, with the price line by line and the VAT, is attached to the confirmation email and can be downloaded at any time from the page of your booking. If you need an invoice with other details, write to us with the reference.',
        es: 'El recibo, con el precio línea por línea y el IVA, se adjunta al correo de confirmación y se descarga cuando quiera desde la página de la reserva. Si necesita una factura con otros datos, escríbanos con la referencia.',
        de: 'Die Quittung mit allen Preiszeilen und der Mehrwertsteuer liegt der Bestätigung per E-Mail bei und lässt sich jederzeit auf der Seite der Buchung herunterladen. Brauchen Sie eine Rechnung mit anderen Angaben, schreiben Sie uns die Buchungsnummer.',
      },
    },
  ],
} as const;
