// The terms of a property in German.
import type { Property } from '../properties.ts'

export const germanTerms = ({
  name,
  checkoutTime,
}: Property) => `<h1>Nutzungsbedingungen der Gäste-App ${name}</h1>
<p>Willkommen im ${name}. Diese App ist ein Service des Hauses für seine Gäste. Sie können damit auf Ihr Zimmer
bestellen, Nachrichten der Rezeption lesen, Ihre Rechnung einsehen und Ihr Zimmer steuern. Bitte lesen Sie diese
Bedingungen einmal, bevor Sie die App verwenden.</p>
<h2>1. Wer die App nutzen darf</h2>
<p>Die App steht jedem Gast mit einer laufenden Reservierung offen und ohne Anmeldung auch Besuchern des Hauses, die
sich umsehen, aber nicht bestellen können. Sie melden sich mit Zimmer und Nachname an. Bitte überlassen Sie eine offene
Anmeldung niemandem, der nicht bei Ihnen wohnt: Was darin bestellt wird, geht auf Ihr Zimmer.</p>
<h2>2. Bestellungen und Käufe</h2>
<p>Eine Bestellung ist verbindlich, sobald die App Ihnen bestätigt, dass sie gesendet wurde. Die Preise verstehen sich
in der angezeigten Währung einschließlich Steuern und Bedienung. Bezahlt wird bei Lieferung mit Karte oder bar, oder
mit der Zimmerrechnung, wo die App es anbietet. Solange die Küche nicht begonnen hat, können Sie telefonisch bei der
Rezeption ändern oder stornieren.</p>
<p>Alkohol schenken wir nur an Erwachsene aus; an der Tür bitten wir gegebenenfalls um einen Ausweis. Bitte nennen Sie
uns Allergien mit der Bestellung. Die Kennzeichen bei den Speisen nennen die Allergene der Rezeptur, doch verarbeitet
unsere Küche alle davon.</p>
<h2>3. Zimmersteuerung und mobiler Schlüssel</h2>
<p>Licht, Jalousien und Temperatur wirken nur in Ihrem Zimmer. Der mobile Schlüssel öffnet Ihre Tür bis
${checkoutTime.slice(0, 5)} Uhr am Abreisetag zuzüglich der Frist, die Ihnen die App zeigt. Halten Sie Ihr Telefon
gesperrt; wenn Sie es verlieren, sagen Sie es der Rezeption, und wir sperren den Schlüssel sofort.</p>
<h2>4. Ihre Daten</h2>
<p>Wir verarbeiten Zimmer, Name, Sprache und Reservierung, um die App bereitzustellen, sowie die Bestellungen und
Nachrichten, die Sie damit senden. Wir bewahren sie so lange auf, wie es das Gesetz von einem Hotel verlangt, und geben
sie nur an jene weiter, die Ihre Bestellung ausführen. Ihre Anmeldung bleibt höchstens einen Tag auf diesem Gerät.
Näheres steht in unserer Datenschutzerklärung.</p>
<h2>5. Verfügbarkeit und Haftung</h2>
<p>Wir sorgen dafür, dass die App Tag und Nacht läuft, können es aber nicht jederzeit versprechen; die Rezeption ist
unter der Nebenstelle 9 immer für Sie da. Wir haften unbeschränkt für Vorsatz und grobe Fahrlässigkeit sowie für
Schäden an Leben und Gesundheit, im Übrigen nur für vorhersehbare Schäden aus der Verletzung wesentlicher
Pflichten.</p>
<h2>6. Schluss</h2>
<p>Es gilt das Recht des Ortes, an dem das Haus steht. Sollte eine Klausel nicht gelten, bleiben die übrigen
bestehen.</p>`
