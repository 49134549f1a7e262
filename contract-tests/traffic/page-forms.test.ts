import { describe, expect, it } from 'vitest';
import { judgeToyExchange, type Reported } from './testing-toy.ts';

/** Validates a page of the test document that contains a form. */
const judgePage = (html: string): Reported =>
  judgeToyExchange({
    request: { url: '/seeds/1' },
    answer: {
      headers: { 'content-type': 'text/html; charset=utf-8' },
      body: `<!doctype html><title>Seed</title><main>${html}</main>`,
    },
  });

const KIND = '<select name="kind"><option value="oat">Oat</option><option>rye</option></select>';
const CALL = '<code class="platform-call">PUT <wbr>/ground</code>';
const judgeSeedForm = (fields: string, rest = CALL) =>
  judgePage(`<form method="post" action="/seeds">${fields}<button>Sow</button>${rest}</form>`);

describe('A form with the fields of its operation', () => {
  it('is not a violation', () => {
    expect(judgeSeedForm(`${KIND}<input name="depth" type="number">`).wrong).toEqual([]);
  });

  it('yields facts about its fields and platform calls', () => {
    expect(judgeSeedForm(KIND).facts).toEqual([
      'parameter path id',
      'answer 200 text/html',
      'form',
      'form kind',
      'control PUT /ground',
    ]);
  });

  it('can request a list with parameters in the URL', () => {
    const fields =
      '<input name="limit"><input type="checkbox" name="kind" value="oat"><input type="checkbox" name="kind" value="rye">';
    expect(judgePage(`<form action="/seeds">${fields}<button>Show</button></form>`).wrong).toEqual([]);
  });

  it('can have fields outside of its form element', () => {
    const outside = '<input type="radio" name="kind" form="sow" value="oat">';
    expect(
      judgePage(`${outside}<form id="sow" method="post" action="/seeds"><button>Sow</button>${CALL}</form>`).wrong,
    ).toEqual([]);
  });

  it('can have a button that submits another operation', () => {
    const button = '<button formaction="/seeds" formmethod="get" name="only" value="true">List</button>';
    const wrong = judgePage(`<form method="post" action="/seeds">${KIND}<button>Sow</button>${button}${CALL}</form>`).wrong;
    expect(wrong).toEqual([]);
  });

  it('can open a confirmation, with the platform call of its action next to it', () => {
    expect(judgePage(`<form action="/seeds" data-confirm="Sure?"><button>Sow</button>${CALL}</form>`)).toMatchObject({
      wrong: [],
      facts: expect.arrayContaining(['control PUT /ground']),
    });
  });

  it('can lack a field that scripts add', () => {
    expect(judgePage(`<div hidden><form method="post" action="/seeds"><button>Sow</button>${CALL}</form></div>`).wrong).toEqual(
      [],
    );
  });

  it('can have an empty option in a required choice', () => {
    const select = '<select name="kind" required><option value="">Choose</option><option>oat</option></select>';
    expect(judgeSeedForm(select).wrong).toEqual([]);
  });

  it('is not judged if its URL is on another site', () => {
    expect(judgePage('<form action="https://elsewhere.example/search"><input name="q"></form>').wrong).toEqual([]);
  });
});

describe('A form that differs from its operation', () => {
  it('is a violation if it has an unknown field', () => {
    expect(judgeSeedForm(`${KIND}<input name="color">`).wrong).toEqual([
      'the form POST /seeds has the field color, which sowSeed does not know',
    ]);
  });

  it('is a violation if it lacks a required field of the operation', () => {
    expect(judgeSeedForm('<input name="depth">').wrong).toEqual([
      'the form POST /seeds has no field kind, which sowSeed needs',
    ]);
  });

  it('is a violation if a field that the operation needs is disabled', () => {
    expect(judgeSeedForm(`<fieldset disabled>${KIND}</fieldset>`).wrong).toHaveLength(1);
  });

  it('is a violation if a choice is not in the enum', () => {
    expect(judgeSeedForm(KIND.replace('"oat"', '"wheat"')).wrong).toEqual([
      'the form POST /seeds offers "wheat" for kind, which sowSeed does not take',
    ]);
  });

  it('is a violation if it has a hidden value that the enum does not have', () => {
    expect(judgeSeedForm('<input type="hidden" name="kind" value="wheat">').wrong).toHaveLength(1);
  });

  it('is a violation if no operation has its URL', () => {
    expect(judgePage('<form method="post" action="/nowhere"><button>Go</button></form>').wrong).toEqual([
      'the form POST /nowhere asks for no operation',
    ]);
  });

  it('is a violation if the operation at its URL has another method', () => {
    expect(judgePage('<form method="post" action="/seeds/1"><button>Go</button></form>').wrong).toHaveLength(1);
  });

  it('is a violation if the operation does not accept its encoding', () => {
    const form = `<form method="post" action="/seeds" enctype="multipart/form-data">${KIND}<button>Sow</button>${CALL}</form>`;
    expect(judgePage(form).wrong).toEqual(['the form POST /seeds sends multipart/form-data, which sowSeed does not take']);
  });

  it('is a violation if it has a parameter that the operation of a list does not have', () => {
    expect(judgePage('<form action="/seeds"><input name="q"><button>Find</button></form>').wrong).toEqual([
      'the form GET /seeds has the field q, which listSeeds does not know',
    ]);
  });

  it('is a violation if it does not show its platform call', () => {
    expect(judgeSeedForm(KIND, '').wrong).toEqual(['the form POST /seeds does not show PUT /ground']);
  });

  it('is a violation if it opens a confirmation and does not show the platform call of its action', () => {
    expect(judgePage('<form action="/seeds" data-confirm="Sure?"><button>Sow</button></form>').wrong).toEqual([
      'the form GET /seeds does not show PUT /ground',
    ]);
  });

  it('is a violation if it shows a platform call of another operation', () => {
    expect(judgeSeedForm(KIND, `${CALL}<code class="platform-call">DELETE /ground</code>`).wrong).toEqual([
      'the form POST /seeds shows DELETE /ground, which is not among the platform calls of sowSeed',
    ]);
  });

  it('is a violation if the page shows a platform call that it does not make', () => {
    expect(judgePage(CALL).wrong).toEqual(['the page shows PUT /ground, which is not among its platform calls']);
  });
});
