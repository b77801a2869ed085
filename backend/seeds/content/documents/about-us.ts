export const ABOUT_US = `---
title: "About us"
description: "Why All Talent exists, what we hold to, and who has written about us."
lede: "Somebody is looking for exactly you. We keep the light on until you find each other."
---

## Our story {#our-story}

It began with a wall. In the corridor of a rehearsal room people pinned up a picture, a name and a telephone number, and anyone who was casting walked along it.

It was a good wall. But you had to live in that city and know that corridor, and there had to be room for one more pin. The singer three states away, the teacher who could play a judge, the boy who danced in a language nobody had typed into a form: they were not on it. Not because they were not good. Because nobody had walked past them.

So we built the wall again, where anyone can walk along it. An actor in Guwahati hangs beside one in Mumbai. A grandmother who sings hangs as large as a model. A client in a hurry looks for “Carnatic, warm, not young” and finds a person instead of a category.

Being found is half of it. The other half is what the corridor never had: the fee written down, the dates, the name of the person who asks, and an answer at the end of it. Even when the answer is no.

> “A casting call should read like an invitation, not like a lottery ticket.”

Pinned above the casting desk

## Our ethos {#our-ethos}

Six promises, three to each side of the table. They are why the two of you can trust the same page.

### To talent {#to-talent}

- **You never pay to audition** Being seen costs nothing. Anyone who asks for money to look at you is not casting, and is removed.
- **The fee is on the line** Pay, dates, place and who is hiring, before you write a word. You decide with open eyes.
- **A no is an answer, too** Sent, viewed, shortlisted, booked or not this time. You are told, so that you can plan your week.

### To clients {#to-clients}

- **Nobody buys a better place** The order of the wall is not for sale. Search for what a person can do, and see who can.
- **Your shortlist is one link** Tick the faces, send them to the director, get a yes by lunch. Looking needs no account.
- **Usage has a place in the call** Where it is shown, for how long, in which countries. Say it there, and repeat it in the offer.

> **Safe from the start.** Only a parent or guardian registers a child, and no child is on the wall. Phone numbers stay private.

## Featured in {#featured-in}

- The Call Sheet
- STAGE & STREET
- Reel Weekly
- monsoon review
- Greenroom

## Come and be seen. Or come and look. {#next-step}

[Explore New Jobs](/jobs) or [Find talent](/talents).
`;
