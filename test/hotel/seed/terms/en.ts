// The terms of a property in English.
import type { Property } from '../properties.ts'

export const englishTerms = ({
  name,
  checkoutTime,
}: Property) => `<h1>Terms of use of the ${name} guest app</h1>
<p>Welcome to ${name}. This app is a service of the house for its guests. With it you can order to your room, read
messages from reception, see your bill and control your room. Please read these terms once before you use it.</p>
<h2>1. Who may use the app</h2>
<p>The app is open to every guest with a current reservation, and without sign-in to visitors of the house, who may
look around but not order. You sign in with your room and your surname. Please do not share an open session with
people who do not stay with you: what is ordered in it is charged to your room.</p>
<h2>2. Orders and purchases</h2>
<p>An order is binding once the app has told you that it was sent. Prices are in the currency shown and include taxes
and service. Orders are paid on delivery, by card or in cash, or with your room bill where the app says so. You can
change or cancel an order by calling reception until the kitchen has begun with it.</p>
<p>Alcohol is served to adults only; we may ask for an identity document at the door. If you have an allergy, please
tell us with your order. Marks on dishes name the allergens that the recipe contains, yet our kitchen works with all
of them.</p>
<h2>3. Room control and mobile key</h2>
<p>Lights, blinds and temperature act in your room only. The mobile key opens your door until ${checkoutTime.slice(
  0,
  5,
)} on the day of your departure plus a grace that the app shows you. Keep your phone locked; if you lose it, tell
reception and we withdraw the key at once.</p>
<h2>4. Your data</h2>
<p>We process your room, name, language and reservation to provide the app, and the orders and messages that you send
through it. We keep them for as long as the law asks of a hotel, and share them with nobody but those who fulfil your
order. The app stores your sign-in on this device for one day at most. Details stand in our privacy notice.</p>
<h2>5. Availability and liability</h2>
<p>We take care that the app works day and night, but cannot promise that it always does; reception is there for you
at any hour on extension 9. We are liable without limit for intent and gross negligence and for harm to life and
health, otherwise only for foreseeable damage from the breach of an essential duty.</p>
<h2>6. Closing words</h2>
<p>The law of the place where the house stands applies. Should a clause not hold, the others stay as they are.</p>`
