export const USAGE_RIGHTS = `---
title: "Usage rights in plain words"
description: "Why the same shoot day can cost five times more, what “all media in perpetuity” really gives away, and how to price a renewal."
author: "The casting desk"
date: '2026-07-19'
tags: ["Usage", "Pay", "Model"]
---

A fee has two halves. One is for your day: your time, your face, your patience. The other is for what happens to the picture afterwards. A poster in one shop for one month and a poster on every bus in the country for three years may come from the same frame, and they should not cost the same.

## The four questions

Where will it be seen? Online, print, outdoor, television, packaging: each one is a separate yes. For how long? Count from first publication, not from the shoot, and write an end date. In which countries? “Worldwide” is easy to type and expensive to mean. Is it exclusive? If you may not work for a rival brand, that silence has a price, too.

## What “in perpetuity” means

It means for ever. Your wedding will pass, your hair will go grey, and the picture may still sell something you no longer stand for. Some uses are naturally long: a film stays a film. An advertisement does not need to be. Offer two years with a renewal at a price agreed today; most clients only ask for ever because nobody offered them a number.

## A rule of thumb

Take your day fee as one. Online in one country for a year adds one half. Print adds one half, outdoor adds one, television adds one and a half. Packaging adds one, because it sits in people’s kitchens. Exclusivity in the category adds at least one. These are starting points for a talk, not laws.

## Behind the scenes is usage, too

The clip from the make-up chair, the still that the director posts, the picture in the agency’s award film: say yes or no to each. A simple line works: “Behind-the-scenes material may be used to show the making of this campaign, during its term, with credit.”

## Machines

A new question, and a fair one: may the pictures be used to train software or to make new pictures of you? Unless you say yes in writing, the answer should be no. If yes, name the purpose, the end date and the fee.

## When they use it longer

It happens, often by mistake. Take a dated screenshot, write a friendly message with the clause and the renewal price, and give them seven days. Most pay. If they do not, you have everything in one place for the person who will help you.
`;
