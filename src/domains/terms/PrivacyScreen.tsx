import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { selectAreGuestDomainsLoaded } from '../../core/domains/slice.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Row, Rows } from '../../ui/Row.tsx'
import { Screen, ScreenTitle } from '../../ui/Screen.tsx'
import { useLaterTexts } from '../language/useLaterTexts.ts'
import { thisDevicePath } from '../thisDevice/paths.ts'
import { ReadingText } from './ReadingText.tsx'

/** The privacy notice, which exists in German only, whatever the guest's language. */
const privacyText: readonly { heading: string; paragraphs: readonly string[] }[] = [
  {
    heading: 'Wer verantwortlich ist',
    paragraphs: [
      'Verantwortlich für die Verarbeitung Ihrer Daten in dieser App ist das Hotel, in dem Sie zu Gast sind. Die Rezeption nennt Ihnen gern Anschrift und Ansprechpartner.',
    ],
  },
  {
    heading: 'Welche Daten verarbeitet werden',
    paragraphs: [
      'Bei der Anmeldung verwenden wir Zimmernummer und Nachnamen, um Sie Ihrem Aufenthalt zuzuordnen. Bestellungen, Nachrichten, Buchungen und Einstellungen im Zimmer werden an die Systeme des Hotels übertragen und dort so lange aufbewahrt, wie es für Ihren Aufenthalt und gesetzliche Pflichten nötig ist.',
      'Das Hotel zählt, welche Bereiche der App geöffnet werden. Diese Zählung dient der Verbesserung des Angebots.',
    ],
  },
  {
    heading: 'Was auf Ihrem Gerät bleibt',
    paragraphs: [
      'Die App merkt sich auf Ihrem Gerät Ihre Anmeldung, Ihre Sprache und Ihren Warenkorb. Cookies gelten einen Tag. Mit der Abmeldung wird alles gelöscht.',
      'Kamera und Benachrichtigungen werden nur genutzt, wenn Sie es ausdrücklich erlauben. Bilder der Kamera verlassen Ihr Gerät nicht.',
    ],
  },
  {
    heading: 'Ihre Rechte',
    paragraphs: [
      'Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung der Verarbeitung und Datenübertragbarkeit sowie das Recht, sich bei einer Aufsichtsbehörde zu beschweren. Wenden Sie sich dazu bitte an die Rezeption.',
    ],
  },
]

/** The privacy text exists in German only; heading and note are in the guest's language (ROUTE-05). */
export function PrivacyScreen() {
  const { t } = useTranslation()
  const hasTexts = useLaterTexts()
  const isGuest = useSelector(selectAreGuestDomainsLoaded)
  return (
    <Screen width="read">
      <ScreenTitle>{t('terms.privacyTitle')}</ScreenTitle>
      <Notice>{t('terms.privacyNote')}</Notice>
      {/* What a guest who reads no German finds of it in their own language. Keeps its place until its words are there. */}
      {isGuest && (
        <Rows data-card="">
          <Row
            href={thisDevicePath}
            title={hasTexts ? t('thisDevice.title') : '\u00a0'}
            note={hasTexts ? t('thisDevice.intro') : '\u00a0'}
          />
        </Rows>
      )}
      <ReadingText lang="de" dir="ltr">
        {privacyText.map(({ heading, paragraphs }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </ReadingText>
    </Screen>
  )
}
