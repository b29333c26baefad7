import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { CustomPage, PageList } from '../../../src/contract/skin.ts'
import { readPage } from '../../../src/domains/content/readPage.ts'

const read = (file: object) => readPage(v.parse(CustomPage, file))

describe('a custom page', () => {
  it('PAGE-07, PAGE-12, PAGE-14 is read as the ledger writes it, the renaming also inside sublists', () => {
    const page = read({
      type: 'list',
      dataMap: { title: 'Header', text: 'Description', picture: 'Image' },
      list: [
        {
          title: 'Sauna',
          text: 'Open 14:00-22:00',
          picture: '/ONEapp/skins/demo/custom/sauna.jpg',
          action: 'cp|130',
          sublist: [{ title: 'Finnish', text: '90 °C' }],
        },
      ],
      script: false,
      html: false,
      style: true,
    })
    expect(page.list).toMatchObject([
      {
        header: 'Sauna',
        description: 'Open 14:00-22:00',
        image: '/ONEapp/skins/demo/custom/sauna.jpg',
        action: 'cp|130',
        sublist: [{ header: 'Finnish', description: '90 °C', sublist: [] }],
      },
    ])
    expect(page.hasScript).toBe(false)
  })

  it('PAGE-12 reads a sublist of one that is written without brackets', () => {
    const page = read({ list: [{ Header: 'Sauna', sublist: { Header: 'Finnish' } }] })
    expect(page.list[0]?.sublist).toMatchObject([{ header: 'Finnish' }])
  })

  it('PAGE-14 keeps names that no renaming touches', () => {
    const page = read({ list: [{ Header: 'Pool', text: 'not mapped' }], dataMap: { picture: 'Image' } })
    expect(page.list).toMatchObject([{ header: 'Pool', description: '' }])
  })

  it('PAGE-14 a renaming that cannot be read costs that name alone', () => {
    const list = [{ title: 'Sauna', text: 'Open' }]
    expect(read({ list, dataMap: { title: 'Header', text: null } }).list).toMatchObject([{ header: 'Sauna' }])
    expect(read({ list: [{ Header: 'Sauna' }], dataMap: '' }).list).toMatchObject([{ header: 'Sauna' }])
  })

  it('PAGE-15 leaves out what has neither header nor description nor image', () => {
    const list = [
      { action: 'contentpage|1' },
      { Header: '  ' },
      { Description: 'Words alone' },
      { Image: '/a.webp' },
      'no entry at all',
      { Header: 'With rest', sublist: [{ action: 'x' }, { Header: 'Kept' }] },
    ]
    const page = read({ list })
    expect(page.list.map(({ header, description, image }) => header || description || image)).toEqual([
      'Words alone',
      '/a.webp',
      'With rest',
    ])
    expect(page.list[2]?.sublist.map(({ header }) => header)).toEqual(['Kept'])
  })

  it.each([
    ['banner', 'banner'],
    ['html', 'html'],
    ['list', 'list'],
    ['carousel', 'list'],
    [undefined, 'list'],
    [7, 'list'],
    [{ name: 'banner' }, 'list'],
    [true, 'list'],
  ])('PAGE-13 of type %s is read as %s', (type, kind) => {
    expect(read({ type, list: [] }).type).toBe(kind)
  })

  it('PAGE-24 takes only a text for the pattern of a folder', () => {
    const patterns = ['gallery/spa*', '', 7, null, ['gallery'], undefined]
    const page = read({ list: patterns.map((folder_pattern) => ({ Header: 'Rooms', folder_pattern })) })
    expect(page.list.map(({ folder }) => folder)).toEqual(['gallery/spa*', '', '', '', '', ''])
  })

  it('PAGE-26 reads what an entry sends, and nothing where there is nothing to send', () => {
    const requests = [
      { email_to: 'desk@a.example', subject: 'Table', text: 'Tonight, please.' },
      { subject: '', text: '' },
      'a text',
      undefined,
    ]
    const page = read({ list: requests.map((request) => ({ Header: 'Ask', request })) })
    expect(page.list.map(({ request }) => request)).toEqual([
      { to: 'desk@a.example', subject: 'Table', text: 'Tonight, please.' },
      null,
      null,
      null,
    ])
  })

  it('PAGE-08, PAGE-09, PAGE-10 may have its own files unless its data say no', () => {
    expect(v.parse(CustomPage, { list: [] })).toMatchObject({ script: true, html: true, style: true })
    expect(v.parse(CustomPage, { list: [], script: false, html: 0, style: '0' })).toMatchObject({
      script: false,
      html: false,
      style: false,
    })
  })
})

it('PAGE-04, PAGE-05 one broken entry of a page list does not cost the others their page', () => {
  expect(v.parse(PageList, { default: 128, en: '128', de: null, fr: 'next year' })).toEqual({
    default: 128,
    en: 128,
  })
})
