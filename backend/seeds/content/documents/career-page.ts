export const CAREER_PAGE = `---
title: "Work behind the wall"
page_title: "Career | All Talent"
description: "How we work at All Talent, what is open, and how to apply: casting people, writers, engineers and patient listeners."
lede: "We build the place where people are seen. It takes casting people, writers, engineers and patient listeners."
---

## How we work {#how-we-work}

### Say the number

Pay, dates and who is hiring stand on the line. We hold ourselves to that, too: every opening here says what it pays.

### Write as you would speak

A sentence somebody reads on a bus, in their third language, before a long day. If it needs a lawyer, it needs another draft.

### Answer everybody

Also the people who were not chosen. A no with a reason is kinder than a silence.

### Leave the light on

What you build should work for the phone with a cracked screen and the slow line, and for the eye that needs larger letters.

## Write to us {#apply}

A short letter is enough: what you do well, one thing that shows it, where you live and when you could begin. A CV is welcome, a photograph is not; for once, nobody here needs to know what you look like.

We delete your letter and your CV after twelve months, or sooner when you say so.
`;
