// The terms of a property in French.
import type { Property } from '../properties.ts'

export const frenchTerms = ({
  name,
  checkoutTime,
}: Property) => `<h1>Conditions d’utilisation de l’application de ${name}</h1>
<p>Bienvenue à ${name}. Cette application est un service de la maison pour ses hôtes. Elle vous permet de commander dans
votre chambre, de lire les messages de la réception, de consulter votre facture et de commander votre chambre. Merci de
lire ces conditions une fois avant de l’utiliser.</p>
<h2>1. Qui peut utiliser l’application</h2>
<p>L’application est ouverte à tout hôte dont la réservation est en cours et, sans connexion, aux visiteurs de la maison,
qui peuvent regarder mais non commander. Vous vous connectez avec votre chambre et votre nom. Ne laissez pas une session
ouverte à quelqu’un qui ne séjourne pas avec vous : ce qui y est commandé est porté sur votre chambre.</p>
<h2>2. Commandes et achats</h2>
<p>Une commande est ferme dès que l’application vous a dit qu’elle est envoyée. Les prix sont dans la monnaie affichée,
taxes et service compris. On paie à la livraison, par carte ou en espèces, ou avec la note de la chambre là où
l’application le propose. Vous pouvez changer ou annuler en appelant la réception tant que la cuisine n’a pas commencé.</p>
<p>L’alcool n’est servi qu’aux adultes ; nous pouvons demander une pièce d’identité à la porte. Signalez-nous vos
allergies avec la commande. Les signes près des plats nomment les allergènes de la recette, mais notre cuisine les
travaille tous.</p>
<h2>3. Commande de la chambre et clé mobile</h2>
<p>Lumière, stores et température n’agissent que dans votre chambre. La clé mobile ouvre votre porte jusqu’à
${checkoutTime.slice(0, 5)} le jour de votre départ, plus le délai que l’application vous montre. Gardez votre téléphone
verrouillé ; si vous le perdez, dites-le à la réception et nous retirons la clé aussitôt.</p>
<h2>4. Vos données</h2>
<p>Nous traitons la chambre, le nom, la langue et la réservation pour fournir l’application, ainsi que les commandes et
les messages que vous envoyez. Nous les gardons aussi longtemps que la loi le demande à un hôtel et ne les transmettons
qu’à ceux qui exécutent votre commande. Votre connexion reste au plus un jour sur cet appareil. Les détails sont dans
notre notice de confidentialité.</p>
<h2>5. Disponibilité et responsabilité</h2>
<p>Nous veillons à ce que l’application marche jour et nuit, sans pouvoir le promettre toujours ; la réception est là à
toute heure au poste 9. Nous répondons sans limite de l’intention et de la faute lourde ainsi que des atteintes à la vie
et à la santé, pour le reste seulement des dommages prévisibles nés du manquement à une obligation essentielle.</p>
<h2>6. Pour finir</h2>
<p>Le droit du lieu où se trouve la maison s’applique. Si une clause ne tient pas, les autres demeurent.</p>`
